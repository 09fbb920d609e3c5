import { sittingChanged } from '@qalam/contract/exams/events.ts'
import type { Brought } from '@qalam/contract/exams/grading-shapes.ts'
import { bringScores } from '#modules/journal/public.ts'
import type { Context } from '#platform/context.ts'
import { lastWrites } from '../../views/marks.ts'
import { sittingToChange } from '../entry.ts'
import { resultsOf } from '../results.ts'
import { framed, isBrought, previewJournal, undoing } from './journal.ts'

type Cells = readonly { studentId: number; version: number }[]

/** Undoes what was brought: cells that nobody has changed since hold again what stood before. A repeat changes nothing. */
export async function takeFromJournal(context: Context, uuid: string, cells: Cells): Promise<Brought> {
  const sitting = await sittingToChange(context, uuid)
  const { schoolId, lessonUuid } = sitting
  const { work, results } = await resultsOf(context, sitting)
  const attempts = new Map(results.map(({ attempt }) => [attempt.studentId, attempt.uuid]))
  const students = cells.map(({ studentId }) => studentId)
  const writes = await lastWrites(context.db, schoolId, lessonUuid, students)
  const scores = cells.flatMap(({ studentId, version }) => {
    const [attempt, last] = [attempts.get(studentId), writes.get(studentId)]
    if (!attempt || last?.version !== version || !isBrought(attempt, last)) return []
    const { scoreBefore: value, signBefore: sign } = last
    return [{ studentId, value, sign, base: version, operation: undoing(attempt, version, value) }]
  })
  if (scores.length > 0) {
    await bringScores(context, framed(sitting, work, scores))
    context.announce(sittingChanged, schoolId, { sitting: uuid, groupId: sitting.groupId })
  }
  return previewJournal(context, uuid)
}
