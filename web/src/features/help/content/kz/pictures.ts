import type { Pictures } from '../answer.ts'

export const pictures: Pictures = import.meta.glob<string>('../../pictures/kz/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})
