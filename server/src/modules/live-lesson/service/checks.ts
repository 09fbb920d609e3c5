import type { Check, CheckLine, LiveLesson } from '@qalam/contract/live-lesson/api.ts'
import { checkChanged } from '@qalam/contract/live-lesson/events.ts'
import * as problems from '@qalam/contract/live-lesson/problems.ts'
import { type CheckKind, type LiveStanding, standingOf } from '@qalam/contract/live-lesson/rules.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { endCheck, storeCheck } from '../repository/checks.ts'
import { askedIn, checkCalled, type CheckRow, checksOf } from '../views/checks.ts'
import { classOf } from '../views/lesson.ts'
import { givenLesson, giversOf, stateOf } from './lesson.ts'

/** Questions of one lesson that are shown. */
const most = 50

/** What a lesson's class was asked, newest first, and whether it runs. */
export async function ofLesson(context: Context, uuid: string): Promise<LiveLesson> {
  const { db, now } = context
  const lesson = await givenLesson(context, uuid)
  const checks = await checksOf(db, { schoolId: lesson.schoolId, uuid, now, most })
  return {
    state: stateOf(lesson, now),
    devices: lesson.devices,
    checks: checks.map((check) => lineOf(check, standingsIn(check, check.asked))),
  }
}

export const windowOf = ({ kind, reachUntil, endedAt, endsAt, moment }: CheckRow) => ({
  kind,
  reachUntil: reachUntil.getTime(),
  isOver: endedAt !== null || moment >= endsAt,
  now: moment.getTime(),
})

type Asked = Parameters<typeof standingOf>[0]
const standingsIn = (check: CheckRow, asked: readonly Asked[]): LiveStanding[] =>
  asked.map((one) => standingOf(one, windowOf(check)))

function lineOf(check: CheckRow, standings: readonly LiveStanding[]): CheckLine {
  const count = (...wanted: LiveStanding[]) => standings.filter((one) => wanted.includes(one)).length
  const [good, neutral, bad, waiting] = [count('good'), count('neutral'), count('bad'), count('waiting')]
  return {
    ...{ uuid: check.uuid, kind: check.kind, startedAt: check.startedAt.toISOString(), running: waiting > 0 },
    counts: {
      ...{ asked: standings.length, answered: count('here') + good + neutral + bad, waiting, good, neutral, bad },
      ...{ noAnswer: count('no-answer'), notReached: count('not-reached') },
    },
  }
}

/** A question with each student's answer. */
export async function check(context: Context, uuid: string): Promise<Check> {
  const { db, now } = context
  const row = found(await checkCalled(db, { schoolId: found(context.actor.schoolId), uuid, now }))
  const { schoolId } = await givenLesson(context, row.lessonUuid)
  const asked = await askedIn(db, schoolId, uuid)
  const times = asked.map(({ answer, reachedAt }) => ({ answer, reachedAt: reachedAt?.getTime() ?? null }))
  const standings = standingsIn(row, times)
  const line = lineOf(row, standings)
  return {
    ...line,
    lessonUuid: row.lessonUuid,
    secondsLeft: line.running ? Math.ceil((row.endsAt.getTime() - row.moment.getTime()) / 1000) : 0,
    students: asked.map(({ userId, name, answeredAt }, place) => ({
      ...{ userId, name, standing: found(standings[place]), answeredAt: answeredAt?.toISOString() ?? null },
    })),
  }
}

type Draft = { uuid: string; kind: CheckKind; userId: number | null }

/** Asks the class of a lesson that runs, or one of its students again. Sent twice it counts once. */
export async function start(context: Context, lessonUuid: string, { uuid, kind, userId }: Draft): Promise<{}> {
  const { actor, db, now } = context
  const lesson = await givenLesson(context, lessonUuid, true)
  const { schoolId } = lesson
  const known = await checkCalled(db, { schoolId, uuid, now })
  if (known) {
    if (known.lessonUuid === lessonUuid && known.kind === kind && known.startedBy === actor.userId) return {}
    throw problems.checkReused()
  }
  if (stateOf(lesson, now) !== 'running') throw problems.lessonNotRunning()
  const [last] = await checksOf(db, { schoolId, uuid: lessonUuid, now, most: 1 })
  if (last && standingsIn(last, last.asked).includes('waiting')) throw problems.checkRuns()

  const attending = await classOf(db, lesson)
  const students = userId === null ? attending : attending.filter((id) => id === userId)
  if (userId !== null) found(students[0])
  if (students.length === 0) throw problems.nobodyAttends()
  await storeCheck(db, { schoolId, uuid, lessonUuid, kind, by: actor.userId, now }, students)
  context.announce(checkChanged, schoolId, { lessonUuid, memberIds: [...students, ...giversOf(lesson)] })
  return {}
}

/** Ends a question before its time: the dialogs of those who are still asked close. */
export async function end(context: Context, uuid: string): Promise<{}> {
  const { db, now } = context
  const row = found(await checkCalled(db, { schoolId: found(context.actor.schoolId), uuid, now }))
  const lesson = await givenLesson(context, row.lessonUuid)
  if (!(await endCheck(db, { schoolId: lesson.schoolId, uuid, now }))) return {}
  const asked = await askedIn(db, lesson.schoolId, uuid)
  const memberIds = [...asked.map(({ userId }) => userId), ...giversOf(lesson)]
  context.announce(checkChanged, lesson.schoolId, { lessonUuid: row.lessonUuid, memberIds })
  return {}
}
