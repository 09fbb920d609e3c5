import { createHash } from 'node:crypto'
import { sittingChanged } from '@qalam/contract/exams/events.ts'
import type { RegradePlan } from '@qalam/contract/exams/grading-shapes.ts'
import { planStale } from '@qalam/contract/exams/problems.ts'
import { bringScores } from '#modules/journal/public.ts'
import { turnsOf } from '#modules/period-marks/public.ts'
import { allow, found } from '#platform/access.ts'
import { isManagement } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { countedAnswers } from '../../repository/answers.ts'
import { type ExamAttempt, attemptsOfVersion } from '../../repository/attempts.ts'
import { insertRegrade, regradeOf } from '../../repository/regrades.ts'
import { appendScores, type MachineScore, markKeys, type Score, scoresOf } from '../../repository/scores.ts'
import type { Sitting } from '../../repository/sittings.ts'
import { equal, machineScores, outcomeOf, pointsByTask } from '../../scoring.ts'
import { namesOf } from '../../views/names.ts'
import { type MarkLine, marksOf } from '../../views/marks.ts'
import { keyedWork, type ExamWork, workOf } from '../../work.ts'
import { sittingToChange, sittingToTeach } from '../entry.ts'
import { cellPoints, framed, operationOf } from './journal.ts'

type Change = RegradePlan['changes'][number] & { value: number; scores: MachineScore[]; line: MarkLine | undefined }
type Planned = { work: ExamWork; plan: RegradePlan; changes: Change[]; attempts: ExamAttempt[] }

/** Who would gain and lose by the last keys, in every class that had the version. */
async function planOf(context: Context, sitting: Sitting, onlyUp: boolean): Promise<Planned> {
  const { db, now } = context
  const { schoolId, versionUuid } = sitting
  const work = await workOf(db, schoolId, versionUuid, now)
  const keyed = await keyedWork(db, schoolId, versionUuid)
  const attempts = await attemptsOfVersion(db, schoolId, versionUuid)
  const uuids = attempts.map(({ uuid }) => uuid)
  const standing = await scoresOf(db, schoolId, uuids)
  const answers = await countedAnswers(db, schoolId, uuids)
  const names = await namesOf(
    db,
    schoolId,
    attempts.map(({ studentId }) => studentId),
  )
  const marks = new Map((await marksOf(db, schoolId, uuids)).map((one) => [one.attempt, one]))
  const next = Map.groupBy(machineScores({ work, keyed }, attempts, answers, standing), ({ attempt }) => attempt)
  const changes = attempts.flatMap((attempt): Change[] => {
    const before = pointsByTask(standing, attempt.uuid)
    const scores = (next.get(attempt.uuid) ?? []).filter(
      ({ exercise, points }) => !equal(before.get(exercise)?.points ?? { n: 0n, d: 1n }, points),
    )
    if (scores.length === 0) return []
    const own = answers.filter((one) => one.attempt === attempt.uuid)
    const after = new Map<string, Score>([
      ...before,
      ...scores.map((one): [string, Score] => [one.exercise, asScore(one)]),
    ])
    const [old, fresh] = [outcomeOf(work, before, own), outcomeOf(work, after, own)]
    if (onlyUp && fresh.exact < old.exact) return []
    const mark = marks.get(attempt.uuid)
    const result = { attempt, answers: own }
    const inJournal = mark?.score === cellPoints(work, { ...result, points: before, outcome: old })
    return [
      {
        attempt: attempt.uuid,
        studentId: attempt.studentId,
        name: names.get(attempt.studentId) ?? '',
        before: old.exact,
        after: fresh.exact,
        totalBefore: old.total,
        totalAfter: fresh.total,
        inJournal,
        mark: null,
        value: cellPoints(work, { ...result, points: after, outcome: fresh }),
        scores,
        line: mark,
      },
    ]
  })
  const turned = await periodMarks(context, schoolId, changes)
  const shown = turned.map(({ value: _value, scores: _scores, line: _line, ...change }) => change)
  const frame = { keyVersion: keyed.keyVersion, onlyUp, attempts: attempts.length, changes: shown }
  const hash = createHash('sha256')
    .update(JSON.stringify({ versionUuid, ...frame }))
    .digest('hex')
  return { work, plan: { hash, ...frame }, changes, attempts }
}

/** Whose mark of the quarter or half-year would turn with the points in the journal. */
async function periodMarks(context: Context, schoolId: number, changes: readonly Change[]): Promise<Change[]> {
  const turns = new Map<string, NonNullable<Change['mark']>>()
  for (const [planUuid, own] of Map.groupBy(changes.filter(turnsCell), ({ line }) => line.planUuid)) {
    const turning = own.map(({ studentId, value, line }) => ({ ...line, studentId, from: line.score, to: value }))
    const turned = await turnsOf(context, { schoolId, planUuid }, turning)
    for (const [at, { before, after, credit }] of turned.entries())
      if (before !== after) turns.set(own[at]?.attempt ?? '', { before, after, credit })
  }
  return changes.map((change) => ({ ...change, mark: turns.get(change.attempt) ?? null }))
}

type Turning = Change & { line: MarkLine & { score: number } }
const turnsCell = (change: Change): change is Turning =>
  change.inJournal && typeof change.line?.score === 'number' && change.line.score !== change.value

const asScore = ({ attempt, exercise, version, points, answerVersion }: MachineScore): Score => ({
  attempt,
  exercise,
  version,
  points,
  answerVersion,
  keyVersion: 0,
  parts: {},
  comment: '',
  by: null,
})

export async function planRegrade(context: Context, uuid: string, onlyUp: boolean): Promise<RegradePlan> {
  const sitting = await sittingToTeach(context, uuid)
  return (await planOf(context, sitting, onlyUp)).plan
}

type Asked = { uuid: string; hash: string; onlyUp: boolean }

/** Carries out the plan that was looked at, and brings its points to the cells that hold the points before. */
export async function regrade(context: Context, uuid: string, asked: Asked): Promise<RegradePlan> {
  const { db, actor, now } = context
  const sitting = await sittingToChange(context, uuid)
  const { schoolId, versionUuid } = sitting
  const known = await regradeOf(db, { schoolId, uuid: asked.uuid })
  if (known) {
    found((known.versionUuid === versionUuid && known.plan.hash === asked.hash) || null)
    return known.plan
  }
  const { work, plan, changes, attempts } = await planOf(context, sitting, asked.onlyUp)
  allow(work.ownerId === actor.userId || isManagement(actor))
  if (plan.hash !== asked.hash) throw planStale()

  const scores = changes.flatMap((change) => change.scores)
  await appendScores(db, schoolId, scores, { keyVersion: plan.keyVersion, now })
  await markKeys(
    db,
    schoolId,
    attempts.map((attempt) => attempt.uuid),
    plan.keyVersion,
  )
  await insertRegrade(db, { schoolId, uuid: asked.uuid, versionUuid, plan, by: actor.userId, now })
  await mendJournal(context, sitting, work, changes)
  context.announce(sittingChanged, schoolId, { sitting: uuid, groupId: sitting.groupId })
  return plan
}

/** Cells that hold the points before take those after; what the journal refuses (a closed period, another's lesson) stays. */
async function mendJournal(
  context: Context,
  sitting: Sitting,
  work: ExamWork,
  changes: readonly Change[],
): Promise<void> {
  for (const [lessonUuid, own] of Map.groupBy(changes.filter(turnsCell), ({ line }) => line.lessonUuid)) {
    const scores = own.map(({ attempt, studentId, value, line }) => ({
      studentId,
      value,
      operation: operationOf(`${attempt} ${line.version}`, value),
      base: line.version,
    }))
    await bringScores(context, framed({ ...sitting, lessonUuid }, work, scores))
  }
}
