import { sittingChanged } from '@qalam/contract/exams/events.ts'
import type { Room, RoomRow } from '@qalam/contract/exams/grading-shapes.ts'
import { windowOver } from '@qalam/contract/exams/problems.ts'
import { millisOf } from '@qalam/contract/exams/rules.ts'
import type { Context } from '#platform/context.ts'
import { momentIn } from '../../repository/attempts.ts'
import * as sittings from '../../repository/sittings.ts'
import { type ExamPupil, placeOf, pupilsOf } from '../../views/lesson.ts'
import { type OwnWindow, ownWindows, resetsOf, type RoomAttempt, roomAttempts } from '../../views/room.ts'
import { askedOf, isOpen, type ExamWork } from '../../work.ts'
import { sittingToChange, sittingToTeach } from '../entry.ts'
import { type Result, resultsOf } from '../results.ts'

/** A device that was not heard of for so many milliseconds is offline. */
const silence = 60_000

/** The room of a work (E5): who began, where, stored or offline, and what was brought. */
export async function room(context: Context, uuid: string): Promise<Room> {
  const { db, now } = context
  const sitting = await sittingToTeach(context, uuid)
  const { schoolId } = sitting
  const { work, results } = await resultsOf(context, sitting)
  const moment = await momentIn(db, now)
  const own = new Map((await ownWindows(db, sitting)).map((one) => [one.studentId, one]))
  const known = new Map((await roomAttempts(db, sitting)).map((one) => [one.studentId, one]))
  const resets = await resetsOf(db, sitting)
  const scored = new Map(results.map((one) => [one.attempt.studentId, one]))
  const pupils = await pupilsOf(db, schoolId, sitting.lessonUuid)
  const last = Math.max(
    sitting.closesAt.getTime(),
    ...[...own.values()].map(({ closesAt }) => closesAt?.getTime() ?? 0),
  )
  return {
    uuid,
    lessonUuid: sitting.lessonUuid,
    versionUuid: sitting.versionUuid,
    title: work.title,
    kind: sitting.kind,
    ...(await placeOf(db, schoolId, sitting.lessonUuid)),
    opensAt: sitting.opensAt.toISOString(),
    closesAt: sitting.closesAt.toISOString(),
    minutes: sitting.minutes,
    lateMinutes: sitting.lateMinutes,
    maxScore: work.maxScore,
    questions: work.questions,
    openTasks: work.tasks.filter(isOpen).length,
    serverAt: moment.toISOString(),
    isOver: moment.getTime() >= last,
    releasesAt: (await sittings.releaseOf(db, schoolId, sitting.versionUuid)).toISOString(),
    rows: pupils.map((pupil) =>
      rowOf(pupil, work, moment, {
        attempt: known.get(pupil.id),
        result: scored.get(pupil.id),
        own: own.get(pupil.id),
        resets: resets.get(pupil.id) ?? 0,
      }),
    ),
  }
}

type Of = { attempt: RoomAttempt | undefined; result: Result | undefined; own: OwnWindow | undefined; resets: number }

function rowOf({ id, name }: ExamPupil, work: ExamWork, moment: Date, { attempt, result, own, resets }: Of): RoomRow {
  const outcome = result?.outcome ?? null
  const asked = result ? askedOf(work, result.attempt.seed) : work
  const at = asked.tasks.find(({ uuid }) => uuid === attempt?.atExercise)
  return {
    studentId: id,
    name,
    state: stateOf(attempt, outcome?.toGrade ?? 0, moment),
    attempt: attempt?.uuid ?? null,
    n: attempt?.n ?? 0,
    startedAt: attempt?.startedAt.toISOString() ?? null,
    deadline: attempt?.deadline.toISOString() ?? null,
    seenAt: attempt?.seenAt.toISOString() ?? null,
    sealedAt: attempt?.sealedAt?.toISOString() ?? null,
    sealedBy: attempt?.sealedBy ?? null,
    at: at?.number ?? null,
    answered: attempt?.answered ?? 0,
    late: attempt?.late ?? 0,
    lateDiscounted: attempt?.lateDiscounted ?? false,
    waiting: attempt?.waiting ?? 0,
    extraMinutes: own?.extraMinutes ?? 0,
    ownOpens: own?.opensAt?.toISOString() ?? null,
    ownCloses: own?.closesAt?.toISOString() ?? null,
    toGrade: outcome?.toGrade ?? 0,
    total: outcome?.total ?? null,
    exact: outcome?.exact ?? null,
    resets,
  }
}

function stateOf(attempt: RoomAttempt | undefined, toGrade: number, moment: Date): RoomRow['state'] {
  if (!attempt) return 'absent'
  if (attempt.sealedAt !== null) return attempt.keyVersion !== null && toGrade === 0 ? 'scored' : 'sealed'
  return moment.getTime() - attempt.seenAt.getTime() > silence ? 'offline' : 'active'
}

type Asked = { studentIds: readonly number[] }

/** Those who were named and attend the lesson; everybody when nobody was named. */
async function chosen({ db }: Context, sitting: sittings.Sitting, { studentIds }: Asked): Promise<number[]> {
  const ids = (await pupilsOf(db, sitting.schoolId, sitting.lessonUuid)).map(({ id }) => id)
  return studentIds.length === 0 ? ids : ids.filter((id) => studentIds.includes(id))
}

const tell = (context: Context, { schoolId, uuid, groupId }: sittings.Sitting): {} => {
  context.announce(sittingChanged, schoolId, { sitting: uuid, groupId })
  return {}
}

/** Gives minutes more, with as much later an end of the window. */
export async function giveTime(context: Context, uuid: string, asked: Asked & { minutes: number }): Promise<{}> {
  const sitting = await sittingToChange(context, uuid)
  const students = await chosen(context, sitting, asked)
  await sittings.addMinutes(context.db, { ...sitting, students }, asked.minutes)
  return tell(context, sitting)
}

/** Gives those who were named a window of their own. */
export async function giveWindow(context: Context, uuid: string, asked: Asked & sittings.SittingWindow): Promise<{}> {
  const sitting = await sittingToChange(context, uuid)
  if (millisOf(asked.closesAt) <= (await momentIn(context.db, context.now)).getTime()) throw windowOver()
  const students = await chosen(context, sitting, asked)
  await sittings.setWindow(context.db, { ...sitting, students }, asked)
  return tell(context, sitting)
}

/** Ends the work now; what was stored is scored when somebody looks. */
export async function end(context: Context, uuid: string, asked: Asked): Promise<{}> {
  const sitting = await sittingToChange(context, uuid)
  const students = await chosen(context, sitting, asked)
  await sittings.endNow(context.db, { ...sitting, students }, context.now)
  if (asked.studentIds.length === 0) await sittings.closeSitting(context.db, sitting, context.now)
  return tell(context, sitting)
}

/** Opens the work again; answers stand as they were. */
export async function reopen(context: Context, uuid: string, asked: Asked & { minutes: number }): Promise<{}> {
  const sitting = await sittingToChange(context, uuid)
  const students = await chosen(context, sitting, asked)
  await sittings.reopenFor(context.db, { ...sitting, students }, asked.minutes, context.now)
  return tell(context, sitting)
}
