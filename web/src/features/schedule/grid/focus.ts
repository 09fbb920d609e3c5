import type { LessonCard } from '@qalam/contract/schedule/api.ts'

/** Frames within which a changed week is drawn, on a slow machine too. */
const patience = 180

const stopIn = (selector: string) => document.querySelector<HTMLElement>(`${selector} [data-stop]`)

/** The place of the grid that a day and a beginning stand for. */
export const slotOf = ({ date, timeStart }: Pick<LessonCard, 'date' | 'timeStart'>): string => `${date} ${timeStart}`

/**
 * Keeps the focus in the week after a lesson was moved or removed: on the lesson where it stands now, else on the place it
 * has left, else near by. Somebody who has gone elsewhere meanwhile is left alone.
 */
export function focusLesson(lesson: LessonCard | null): void {
  if (!lesson) return
  const [card, slot] = [`[data-lesson="${lesson.uuid}"]`, `td[data-slot="${slotOf(lesson)}"]`]
  const nearBy = () =>
    stopIn(card) ?? stopIn(slot) ?? stopIn('[data-grid] tbody') ?? document.getElementById('screen-title')

  const look = (frame: number) => {
    const isLost = !document.activeElement || document.activeElement === document.body
    const exact = stopIn(`${slot} ${card}`)
    const isDrawn = exact !== null || stopIn(card) === null
    if (exact && (isLost || exact.closest('td')?.contains(document.activeElement))) return exact.focus()
    if (isLost && (isDrawn || frame === patience)) return nearBy()?.focus()
    if (frame < patience) requestAnimationFrame(() => look(frame + 1))
  }
  requestAnimationFrame(() => look(0))
}
