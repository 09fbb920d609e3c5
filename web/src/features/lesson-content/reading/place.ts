import type { ReadContent } from '@qalam/contract/lesson-content/shapes.ts'

/** Which page is before the reader: the one of the address, else the one that was looked at last, else the first. */
export function placeIn({ pages, at }: Pick<ReadContent, 'pages' | 'at'>, asked: string | undefined): number {
  const number = Number(asked)
  if (asked !== undefined && Number.isInteger(number) && number >= 1 && number <= pages.length) return number - 1
  return Math.max(
    0,
    pages.findIndex(({ uuid }) => uuid === at),
  )
}
