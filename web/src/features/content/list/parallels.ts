import { text } from '#platform/text.ts'

/** Years of school; 0 is the year before it. */
export const parallels = () =>
  Array.from({ length: 13 }, (_, value) => ({
    value,
    label: value === 0 ? text('content.before-school') : text('content.class', { number: value }),
  }))
