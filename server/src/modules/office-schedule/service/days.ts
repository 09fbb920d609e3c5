import { addDays, daysBetween } from '@qalam/contract/kernel/calendar.ts'
import type { Batch, BatchPreview, CancelDays, MoveDays } from '@qalam/contract/office-schedule/batches.ts'
import { nothingToDo, schoolMoved } from '@qalam/contract/office-schedule/problems.ts'
import { changeLessons, lockDays } from '#modules/schedule/batch/public.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import { orRefuse } from '#platform/db/violations.ts'
import { type Changing, placeOf, planMove, planRemote } from '../plan/days.ts'
import { calendarOf } from '../views/calendar.ts'
import { lessonsBetween, type ChangeableLesson } from '../views/lessons.ts'
import { type BatchAsked, madeBatch, repeatedBatch } from './batches.ts'
import { daysIn, schoolOfClasses } from './clean.ts'
import { previewOf, stampOf } from './preview.ts'

type Act = { uuid: string; stamp: string }

/** How many lessons of some days would go to other days, and which stay. */
export async function movePreview(context: Context, asked: MoveDays): Promise<BatchPreview> {
  const schoolId = await schoolOfClasses(context, asked)
  return shown(context, schoolId, await moving(context.db, schoolId, asked))
}

/** Moves the lessons of some days as the preview said. */
export async function moveDays(context: Context, { uuid, stamp, ...asked }: MoveDays & Act): Promise<Batch> {
  const schoolId = await schoolOfClasses(context, asked)
  const days = [...daysIn(asked).days, ...targetsOf(asked)]
  const plan = () => moving(context.db, schoolId, asked)
  return change(context, schoolId, { uuid, stamp, kind: 'move', asked: aboutOf(asked), days, plan })
}

/** How many lessons of some days would be attended from home, and which would not. */
export async function remotePreview(context: Context, asked: CancelDays): Promise<BatchPreview> {
  const schoolId = await schoolOfClasses(context, asked)
  return shown(context, schoolId, planRemote(await lessonsIn(context.db, schoolId, asked)))
}

/** Marks the lessons of some days as attended from home. */
export async function remoteDays(context: Context, { uuid, stamp, ...asked }: CancelDays & Act): Promise<Batch> {
  const schoolId = await schoolOfClasses(context, asked)
  const plan = async () => planRemote(await lessonsIn(context.db, schoolId, asked))
  return change(context, schoolId, {
    uuid,
    stamp,
    kind: 'remote',
    asked: aboutOf(asked),
    days: daysIn(asked).days,
    plan,
  })
}

const aboutOf = ({ from, until, groupIds }: CancelDays): BatchAsked => ({
  groupId: null,
  groupIds,
  from,
  to: until,
  quarterId: null,
})

const targetsOf = ({ from, until, to }: MoveDays): string[] =>
  Array.from({ length: daysBetween(from, until) + 1 }, (_, index) => addDays(to, index))

async function lessonsIn(db: Db, schoolId: number, { from, until, groupIds }: CancelDays): Promise<ChangeableLesson[]> {
  const all = await lessonsBetween(db, { schoolId, from, until, groupId: null })
  return groupIds.length === 0 ? all : all.filter(({ groupId }) => groupIds.includes(groupId))
}

async function moving(db: Db, schoolId: number, asked: MoveDays): Promise<Changing> {
  const targets = targetsOf(asked)
  const span = { schoolId, from: asked.to, until: targets.at(-1) ?? asked.to, groupId: null }
  return planMove({
    lessons: await lessonsIn(db, schoolId, asked),
    standing: await lessonsBetween(db, span),
    calendar: await calendarOf(db, schoolId),
    asked,
  })
}

/** A lesson that changed meanwhile makes it another plan. */
export const stampOfChange = ({ changed }: Changing): string =>
  stampOf(changed.map(({ uuid, version, date, timeStart, remote }) => [uuid, version, date, timeStart, remote]))

export const shown = (context: Context, schoolId: number, plan: Changing): Promise<BatchPreview> =>
  previewOf(context, schoolId, { ...plan, stamp: stampOfChange(plan) })

type Change = Act & { kind: Batch['kind']; asked: BatchAsked; days: readonly string[]; plan: () => Promise<Changing> }

/** Changes lessons as the preview said, all or none. */
export async function change(
  context: Context,
  schoolId: number,
  { uuid, stamp, kind, asked, days, plan }: Change,
): Promise<Batch> {
  const { db } = context
  const before = await repeatedBatch(context, schoolId, uuid)
  if (before) return before

  await lockDays(db, schoolId, days)
  const planned = await plan()
  if (stampOfChange(planned) !== stamp) throw schoolMoved()
  if (planned.changed.length === 0) throw nothingToDo()

  const author = { by: context.actor.userId, at: context.now }
  const entries = await changeLessons(db, schoolId, planned.changed.map(placeOf), author)
    .catch(orRefuse('lesson_teacher_free', schoolMoved()))
    .catch(orRefuse('lesson_cabinet_free', schoolMoved()))
    .catch(orRefuse('lesson_group_free', schoolMoved()))
  return madeBatch(context, { uuid, kind, asked, entries })
}
