import type { HelpPictures } from '../answer.ts'

export const pictures: HelpPictures = import.meta.glob<string>('../../pictures/kz/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})
