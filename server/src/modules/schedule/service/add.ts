import { fieldProblem, keyReused } from '@qalam/contract/kernel/problem.ts'
import type { LessonDraftBody } from '@qalam/contract/schedule/drafts.ts'
import { planMissing, scheduleConflict, themeTaken } from '@qalam/contract/schedule/problems.ts'
import { randomUUID } from 'node:crypto'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import type { Db } from '#platform/db/db.ts'
import { canEdit } from '../policy.ts'
import * as repository from '../repository.ts'
import { clashesOf, type PlacedLesson } from '../views/clashes.ts'
import { type SlotFacts, factsAbout, isHalved, type PlannedLesson } from '../views/facts.ts'
import { endField, refuseOther, refuseOtherQuarter, timeIn } from './agreement.ts'
import { announce } from './announce.ts'
import { card } from './card.ts'
import { firstFreeTime } from './free-time.ts'
import {
  refuseClosed,
  refuseDisorder,
  refuseStrangeKind,
  refuseStrangeCabinet,
  refuseStrangeTheme,
  schoolDay,
  warn,
} from './place.ts'
import { refuseWithoutTheme, themeFor, workNamed } from './theme.ts'
import { schoolOf } from './viewer.ts'

/**
 * Adds a lesson and answers its card as JSON. Under an id of the client's a repeat answers the stored lesson. 409
 * schedule.conflict with every clash unless `isForce` is 1; then the lesson is stored as forced, with who and when.
 */
export async function add(context: Context, body: LessonDraftBody): Promise<string> {
  const { actor, db } = context
  const schoolId = schoolOf(actor)
  const time = timeIn(body)
  const { wanted, facts } = await whatIsWanted(db, schoolId, body)
  allow(canEdit(actor, { ...facts, teacherId: facts.planTeacherId }))

  await repository.lockDay(db, schoolId, body.date)
  const stored = body.uuid === undefined ? undefined : await repository.findLesson(db, schoolId, body.uuid)
  if (stored) return repeated(context, stored, { ...body, ...time, calendar_plan_lesson_uuid: wanted.themeUuid })

  if (time) refuseDisorder(time, endField(body))
  const { planUuid, planTeacherId } = facts
  if (planUuid === null || planTeacherId === null) {
    // A subject that is taught in halves has a plan for each of them (V-CONTLESSON-1).
    if (body.subgroupId === null && (await isHalved(db, wanted))) throw fieldProblem('subgroupId', 'required')
    throw planMissing()
  }
  const quarterId = schoolDay(context, body.date, facts)
  refuseClosed(facts, quarterId)
  refuseOtherQuarter(body.quarter, quarterId)
  const work = await workNamed(context, schoolId, body)
  const lesson = { ...wanted, uuid: body.uuid ?? randomUUID(), teacherId: planTeacherId, ...numbered(facts) }
  const draft = {
    ...body,
    ...(time ?? (await firstFreeTime(db, lesson))),
    uuid: lesson.uuid,
    work,
    calendar_plan_lesson_uuid: wanted.themeUuid,
  }
  refuseStrangeCabinet(facts)
  refuseStrangeKind(draft.entityKind, facts)
  refuseStrangeTheme(wanted, facts, draft.uuid)
  refuseWithoutTheme(draft, facts)

  const placed: PlacedLesson = { ...draft, ...lesson }
  const clashes = await clashesOf(db, placed)
  if (clashes.length > 0 && draft.isForce !== 1) throw scheduleConflict({ conflicts: clashes })

  const themeUuid = await themeFor(context, draft, facts, { schoolId, planUuid, quarterId })
  const fits = await repository.insertLesson(
    db,
    row(context, placed, { planUuid, quarterId, themeUuid, forced: clashes.length > 0 }),
  )
  if (!fits) throw await whatStoodInTheWay(context, placed)

  announce(context, { ...placed, teacherIds: [planTeacherId], dates: [draft.date] })
  await warn(context, placed, facts, draft.entityKind)
  return JSON.stringify(await card(context, draft.uuid))
}

const numbered = ({ subgroupNumber }: SlotFacts) => ({ subgroupNumber })

/**
 * What is wanted, and the facts about it. `calendarPlanTemplateUuid` may name the plan, which must be that of the class,
 * or its theme, which must be the one that is named besides.
 */
async function whatIsWanted(
  db: Db,
  schoolId: number,
  { groupId, subjectId, subgroupId, date, cabinet_id: cabinetId, ...named }: LessonDraftBody,
): Promise<{ wanted: PlannedLesson; facts: SlotFacts }> {
  const place = { schoolId, groupId, subjectId, subgroupId, date, cabinetId }
  const template = named.calendarPlanTemplateUuid ?? null
  const either = named.calendar_plan_lesson_uuid ?? template
  const facts = found(await factsAbout(db, { ...place, themeUuid: either }))
  const themeUuid = either === facts.planUuid ? null : either
  if (template !== null && template !== facts.planUuid) refuseOther('calendarPlanTemplateUuid', template, themeUuid)
  return { wanted: { ...place, themeUuid }, facts }
}

type Repeated = Omit<LessonDraftBody, 'uuid'>

/** The lesson under this id when it is the same one; another lesson under it is refused. */
async function repeated(context: Context, stored: repository.LessonRow, draft: Repeated): Promise<string> {
  const same =
    stored.school_id === context.actor.schoolId &&
    stored.group_id === draft.groupId &&
    stored.subject_id === draft.subjectId &&
    stored.subgroup_id === draft.subgroupId &&
    stored.on_date === draft.date &&
    (draft.timeStart === undefined || (stored.starts === draft.timeStart && stored.ends === draft.timeEnd)) &&
    stored.cabinet_id === draft.cabinet_id &&
    (draft.calendar_plan_lesson_uuid === null || stored.plan_lesson_uuid === draft.calendar_plan_lesson_uuid)
  if (!same) throw keyReused()
  return JSON.stringify(await card(context, stored.uuid))
}

type Bound = { planUuid: string; quarterId: number; themeUuid: string; forced: boolean }

const row = ({ actor, now }: Context, placed: PlacedLesson, { planUuid, quarterId, themeUuid, forced }: Bound) => ({
  uuid: placed.uuid,
  school_id: placed.schoolId,
  quarter_id: quarterId,
  group_id: placed.groupId,
  subgroup_id: placed.subgroupId,
  subgroup_number: placed.subgroupNumber,
  subject_id: placed.subjectId,
  plan_uuid: planUuid,
  plan_lesson_uuid: themeUuid,
  teacher_id: placed.teacherId,
  cabinet_id: placed.cabinetId,
  on_date: placed.date,
  starts: placed.timeStart,
  ends: placed.timeEnd,
  forced,
  forced_by: forced ? actor.userId : null,
  forced_at: forced ? now : null,
  created_at: now,
})

/** The database kept the lesson out although nothing was seen: somebody who holds no lock came first. */
async function whatStoodInTheWay({ db }: Context, placed: PlacedLesson) {
  const clashes = await clashesOf(db, placed)
  if (clashes.length > 0) return scheduleConflict({ conflicts: clashes })
  return (await repository.findLesson(db, placed.schoolId, placed.uuid)) ? keyReused() : themeTaken()
}
