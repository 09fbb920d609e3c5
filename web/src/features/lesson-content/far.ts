import type { Progress } from '@qalam/contract/lesson-content/shapes.ts'
import { numberText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'

/** How far somebody is, in words. */
export function farText({ share, seen, pages, closed, exercises }: Progress): string {
  if (exercises === 0) return text('lesson-content.pages-of', { share, seen, pages })
  return text('lesson-content.progress-of', { share, seen, pages, closed, exercises })
}

/** The same with the points, where the server checks something. */
export function farWithPoints(progress: Progress): string {
  const { points, maxPoints } = progress
  if (maxPoints === 0) return farText(progress)
  return `${farText(progress)} · ${text('lesson-content.points', { got: numberText(points), max: maxPoints })}`
}
