import type { HelpPictures } from '../answer.ts'

export const pictures: HelpPictures = import.meta.glob<string>('../../pictures/ru/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})
