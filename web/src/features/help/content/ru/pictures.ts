import type { Pictures } from '../answer.ts'

export const pictures: Pictures = import.meta.glob<string>('../../pictures/ru/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})
