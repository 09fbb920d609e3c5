import type { ExerciseAnswer } from '../exercises/answer.ts'
import type { ShownExercise } from '../exercises/shown.ts'
import type { ExamKind } from './shapes.ts'

/** Of the questions so many have to be right, where no other share is set. */
const successShare = 0.7
export const thresholdOf = (questions: number): number => Math.ceil(questions * successShare)

/** In ent three answers may be chosen (V-MULTI-2, C-NUM-3). */
export const mostOfEnt = 3

/** How many answers a question lets choose; null where nothing bounds them (V-MULTI-1). */
export function limitOf(
  kind: ExamKind,
  exercise: Pick<ShownExercise, 'type'> & { most?: number | null },
): number | null {
  if (exercise.type === 'single') return 1
  if (exercise.type !== 'multiple') return null
  return kind === 'ent' ? mostOfEnt : (exercise.most ?? null)
}

/** Whether something was given: an empty text or list is no answer. */
export function isAnswered(answer: ExerciseAnswer): boolean {
  if (answer === null) return false
  if ('ids' in answer) return answer.ids.length > 0
  if ('pairs' in answer) return answer.pairs.length > 0
  if ('text' in answer) return answer.text.trim() !== '' || answer.files.length > 0
  return true
}

/** Whether the view goes on by itself after an answer (S-ANSWER-4, S-ANSWER-5): what takes one choice does. */
export const advances = (type: ShownExercise['type']): boolean => type === 'single' || type === 'true-false'

/**
 * Where the view goes after an answer to the question at `at`: to the next one that has none, wrapping around; when all are
 * answered to the next one, the last stays.
 */
export function nextAfter(answered: readonly boolean[], at: number): number {
  const order = answered.map((_, step) => (at + 1 + step) % answered.length).filter((one) => one !== at)
  return order.find((one) => answered[one] === false) ?? Math.min(at + 1, Math.max(0, answered.length - 1))
}

type Moment = { received: number; given: number; bell: number; lateMinutes: number }

/**
 * Whether an answer counts: what comes before the bell does; what comes later does when it was given before, and comes
 * within the late minutes, with a flag. `given` is by the device: see the page about what is trusted.
 */
export function takenAt({ received, given, bell, lateMinutes }: Moment): 'in-time' | 'late' | 'closed' {
  if (received <= bell) return 'in-time'
  return given <= bell && received <= bell + lateMinutes * 60_000 ? 'late' : 'closed'
}

/** `hh:mm:ss` (SH-EXAM-3). */
export function clockOf(seconds: number): string {
  const left = Math.max(0, Math.floor(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(left / 3600))}:${two(Math.floor(left / 60) % 60)}:${two(left % 60)}`
}

/** Minutes at which the timer speaks. */
export const spoken = [10, 5, 1] as const

/** Which of them was passed between two looks at the clock, the smallest; null when none was. */
export const spokenBetween = (before: number, now: number): number | null =>
  spoken.findLast((minutes) => before > minutes * 60 && now <= minutes * 60) ?? null

/** Milliseconds of an instant as it travels. */
export const millisOf = (instant: string): number => Date.parse(instant)
