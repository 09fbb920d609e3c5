import { keyReused } from '@qalam/contract/kernel/problem.ts'
import type { LessonDraft } from '@qalam/contract/schedule/api.ts'
import { planMissing, scheduleConflict, themeTaken } from '@qalam/contract/schedule/problems.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canEdit } from '../policy.ts'
import * as repository from '../repository.ts'
import { clashesOf, type Placed } from '../views/clashes.ts'
import { factsAbout, type Wanted } from '../views/facts.ts'
import { announce } from './announce.ts'
import { card } from './card.ts'
import {
  refuseDisorder,
  refuseStrangeKind,
  refuseStrangeCabinet,
  refuseStrangeTheme,
  schoolDay,
  warn,
} from './place.ts'
import { refuseWithoutTheme, themeFor } from './theme.ts'
import { schoolOf } from './viewer.ts'

/**
 * Adds a lesson and answers its card as JSON. The id is the client's: a repeat answers the stored lesson. 409
 * schedule.conflict with every clash unless `isForce` is 1; then the lesson is stored as forced, with who and when.
 */
export async function add(context: Context, draft: LessonDraft): Promise<string> {
  const { actor, db } = context
  const schoolId = schoolOf(actor)
  const wanted = wantedOf(schoolId, draft)
  const facts = found(await factsAbout(db, wanted))
  allow(canEdit(actor, { ...facts, teacherId: facts.planTeacherId }))

  await repository.lockDay(db, schoolId, draft.date)
  const stored = await repository.findLesson(db, draft.uuid)
  if (stored) return repeated(context, stored, draft)

  refuseDisorder(draft, 'timeEnd')
  const { planUuid, planTeacherId } = facts
  if (planUuid === null || planTeacherId === null) throw planMissing()
  const quarterId = schoolDay(context, draft.date, facts)
  refuseStrangeCabinet(facts)
  refuseStrangeKind(draft.entityKind, facts)
  refuseStrangeTheme(wanted, facts, draft.uuid)
  refuseWithoutTheme(draft, facts)

  const placed: Placed = { ...wanted, ...draft, teacherId: planTeacherId, subgroupNumber: facts.subgroupNumber }
  const clashes = await clashesOf(db, placed)
  if (clashes.length > 0 && draft.isForce !== 1) throw scheduleConflict({ conflicts: clashes })

  const themeUuid = await themeFor(context, draft, facts, { schoolId, planUuid, quarterId })
  const fits = await repository.insertLesson(
    db,
    row(context, placed, { planUuid, quarterId, themeUuid, forced: clashes.length > 0 }),
  )
  if (!fits) throw await whatStoodInTheWay(context, placed)

  announce(context, { ...placed, teacherIds: [planTeacherId], dates: [draft.date] })
  await warn(context, wanted, facts, draft.entityKind)
  return JSON.stringify(await card(context, draft.uuid))
}

const wantedOf = (schoolId: number, draft: LessonDraft): Wanted => ({
  schoolId,
  groupId: draft.groupId,
  subjectId: draft.subjectId,
  subgroupId: draft.subgroupId,
  date: draft.date,
  cabinetId: draft.cabinet_id,
  themeUuid: draft.calendar_plan_lesson_uuid,
})

/** The lesson under this id when it is the same one; another lesson under it is refused. */
async function repeated(context: Context, stored: repository.LessonRow, draft: LessonDraft): Promise<string> {
  const same =
    stored.school_id === context.actor.schoolId &&
    stored.group_id === draft.groupId &&
    stored.subject_id === draft.subjectId &&
    stored.subgroup_id === draft.subgroupId &&
    stored.on_date === draft.date &&
    stored.starts === draft.timeStart &&
    stored.ends === draft.timeEnd &&
    stored.cabinet_id === draft.cabinet_id &&
    (draft.calendar_plan_lesson_uuid === null || stored.plan_lesson_uuid === draft.calendar_plan_lesson_uuid)
  if (!same) throw keyReused()
  return JSON.stringify(await card(context, stored.uuid))
}

type Bound = { planUuid: string; quarterId: number; themeUuid: string; forced: boolean }

const row = ({ actor, now }: Context, placed: Placed, { planUuid, quarterId, themeUuid, forced }: Bound) => ({
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
async function whatStoodInTheWay({ db }: Context, placed: Placed) {
  const clashes = await clashesOf(db, placed)
  if (clashes.length > 0) return scheduleConflict({ conflicts: clashes })
  return (await repository.findLesson(db, placed.uuid)) ? keyReused() : themeTaken()
}
