import { createHash } from 'node:crypto'
import type { Brought } from '@qalam/contract/exams/grading-shapes.ts'
import { sittingChanged } from '@qalam/contract/exams/events.ts'
import { halfUp, ratio, sum, times } from '@qalam/contract/journal/ratio.ts'
import { bringScores, type Brought as ToBring, previewScores } from '#modules/journal/public.ts'
import type { Context } from '#platform/context.ts'
import type { Sitting } from '../../repository/sittings.ts'
import { type LastWrite, lastWrites } from '../../views/marks.ts'
import { namesOf } from '../../views/names.ts'
import type { ExamWork } from '../../work.ts'
import { sittingToChange, sittingToTeach } from '../entry.ts'
import { type Result, resultsOf } from '../results.ts'

/** A uuid that follows from what is brought: bringing the same points of the same attempt again changes nothing. */
export function operationOf(attempt: string, value: number | null): string {
  const hex = createHash('sha256').update(`exam ${attempt} ${value}`).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}

/** Points of formative lessons go to ten. */
const formative = 10

/** The points as a cell takes them: those of the work, or of ten where the lesson is none of a sor or soch. */
export function cellPoints(work: ExamWork, { outcome, points }: Result): number {
  if (work.kind === 'sor' || work.kind === 'soch') return outcome?.total ?? 0
  const exact = sum([...points.values()].map((score) => score.points))
  return work.maxScore > 0 ? halfUp(times(exact, ratio(formative, work.maxScore))) : 0
}

/** What may be brought: sealed attempts, nothing of which waits for a person. */
function ready(results: readonly Result[]): { graded: Result[]; ungraded: number } {
  const sealed = results.filter(({ outcome }) => outcome !== null)
  const graded = sealed.filter(({ outcome }) => outcome?.toGrade === 0)
  return { graded, ungraded: sealed.length - graded.length }
}

export const framed = (sitting: Sitting, work: ExamWork, scores: ToBring['scores']): ToBring => ({
  lessonUuid: sitting.lessonUuid,
  over: 'named',
  scores,
  ...(work.kind === 'sor' || work.kind === 'soch' ? { kind: work.kind, outOf: work.maxScore } : { kind: 'formative' }),
})

type Over = readonly { studentId: number; version: number }[]

type Writes = ReadonlyMap<number, LastWrite>

const toBring = (work: ExamWork, graded: readonly Result[], over: Over, writes: Writes): ToBring['scores'] =>
  graded.map((one) => {
    const { uuid, studentId } = one.attempt
    const value = cellPoints(work, one)
    const base = over.find((named) => named.studentId === studentId)?.version
    const last = writes.get(studentId)
    // What was brought once and is gone stays gone, unless a person names the cell, or had taken the batch back.
    const from = base ?? (last && isTakenBack(uuid, last) ? last.version : undefined)
    const operation = operationOf(from === undefined ? uuid : `${uuid} ${from}`, value)
    return { studentId, value, operation, ...(base !== undefined && { base }) }
  })

/** Whether the last write of a cell brought the points of this attempt. */
export const isBrought = (attempt: string, { operation, base, score }: LastWrite): boolean =>
  operation === operationOf(attempt, score) || operation === operationOf(`${attempt} ${base}`, score)

/** The operation that undoes the write of a version. */
export const undoing = (attempt: string, version: number, score: number | null): string =>
  operationOf(`${attempt} undo ${version}`, score)

const isTakenBack = (attempt: string, { operation, base, score }: LastWrite): boolean =>
  operation === undoing(attempt, base, score)

const writesOf = ({ db }: Context, { schoolId, lessonUuid }: Sitting, graded: readonly Result[]): Promise<Writes> =>
  lastWrites(
    db,
    schoolId,
    lessonUuid,
    graded.map(({ attempt }) => attempt.studentId),
  )

async function shown(
  context: Context,
  sitting: Sitting,
  { graded, ungraded }: ReturnType<typeof ready>,
  verdicts: Awaited<ReturnType<typeof bringScores>>,
): Promise<Brought> {
  const writes = await writesOf(context, sitting, graded)
  const names = await namesOf(
    context.db,
    sitting.schoolId,
    graded.map(({ attempt }) => attempt.studentId),
  )
  const rows = verdicts.map((verdict, place) => {
    const last = writes.get(verdict.studentId)
    return {
      ...verdict,
      name: names.get(verdict.studentId) ?? '',
      total: graded[place]?.outcome?.total ?? 0,
      exact: graded[place]?.outcome?.exact ?? 0,
      graded: true,
      isBrought: last !== undefined && isBrought(graded[place]?.attempt.uuid ?? '', last),
    }
  })
  return { rows: rows.toSorted((a, b) => a.name.localeCompare(b.name, 'kk')), ungraded }
}

/** What the journal would do with the points; nothing is written. */
export async function previewJournal(context: Context, uuid: string): Promise<Brought> {
  const sitting = await sittingToTeach(context, uuid)
  const { work, results } = await resultsOf(context, sitting)
  const all = ready(results)
  if (all.graded.length === 0) return { rows: [], ungraded: all.ungraded }
  const scores = toBring(work, all.graded, [], await writesOf(context, sitting, all.graded))
  const verdicts = await previewScores(context, framed(sitting, work, scores))
  return shown(context, sitting, all, verdicts)
}

/** Brings the points into the journal: empty cells, and filled ones whose version was named. */
export async function bringToJournal(context: Context, uuid: string, over: Over): Promise<Brought> {
  const sitting = await sittingToChange(context, uuid)
  const { work, results } = await resultsOf(context, sitting)
  const all = ready(results)
  if (all.graded.length === 0) return { rows: [], ungraded: all.ungraded }
  const scores = toBring(work, all.graded, over, await writesOf(context, sitting, all.graded))
  const verdicts = await bringScores(context, framed(sitting, work, scores))
  context.announce(sittingChanged, sitting.schoolId, { sitting: uuid, groupId: sitting.groupId })
  return shown(context, sitting, all, verdicts)
}
