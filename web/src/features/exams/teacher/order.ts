import type { Grading, OpenAnswer, OpenTask } from '@qalam/contract/exams/grading-shapes.ts'

export type Queued = { answer: OpenAnswer; task: OpenTask }
export const orders = ['task', 'student'] as const
export type Order = (typeof orders)[number]

/** The answers one after another: every student's answer to a task before the next task, or all answers of a student. */
export function queueOf({ answers, tasks }: Pick<Grading, 'answers' | 'tasks'>, order: Order): Queued[] {
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const queue = answers.flatMap((answer) => {
    const task = byId.get(answer.exercise)
    return task ? [{ answer, task }] : []
  })
  if (order === 'task') return queue
  const places = new Map([...new Set(answers.map(({ studentId }) => studentId))].map((id, place) => [id, place]))
  const placeOf = ({ answer }: Queued) => places.get(answer.studentId) ?? 0
  return queue.toSorted((a, b) => placeOf(a) - placeOf(b) || a.task.number - b.task.number)
}

export const keyOf = (answer: OpenAnswer | undefined): string => (answer ? `${answer.attempt} ${answer.exercise}` : '')

/** Where the queue is begun: at the answer that was asked for, else at the first that nobody has scored. */
export function placeIn(queue: readonly Queued[], asked: string | undefined): number {
  const at = queue.findIndex(({ answer }) => keyOf(answer) === asked)
  if (at >= 0) return at
  const open = queue.findIndex(({ answer }) => answer.parts === null)
  return Math.max(0, open)
}
