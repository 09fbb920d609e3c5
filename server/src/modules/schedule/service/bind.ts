import type { LessonBindingBody as Binding } from '@qalam/contract/schedule/drafts.ts'
import { themeTaken } from '@qalam/contract/schedule/problems.ts'
import type { Context } from '#platform/context.ts'
import { orRefuse } from '#platform/db/violations.ts'
import * as repository from '../repository.ts'
import { refuseOther, refuseOtherQuarter } from './agreement.ts'
import { announce } from './announce.ts'
import { hold } from './change.ts'
import { refuseStrangeKind, refuseStrangeTheme, warn } from './place.ts'
import { refuseOtherMaximum, maximumOf, refuseWithoutTheme, themeFor, themeOf, workNamed } from './theme.ts'

type Body = Omit<Binding, 'version'>
type LessonRow = repository.LessonRow
type Bound = { entity_kind: Binding['entityKind']; entity_id: string | null; calendar_plan_lesson_uuid: string }

/** Gives a lesson another theme or kind (E-7.5-18). A marked lesson keeps its maximum: 422 schedule.marked. */
export async function bind(context: Context, uuid: string, { version, ...body }: Binding): Promise<Bound> {
  const { db } = context
  const { lesson, facts, wanted } = await hold(context, uuid, version, (held) => ({
    date: held.on_date,
    cabinetId: null,
    themeUuid: themeNamed(body, held),
  }))
  refuseAnother(body, lesson)
  const work = await workNamed(context, lesson.school_id, body)
  const binding = { ...body, work, calendar_plan_lesson_uuid: wanted.themeUuid }
  refuseStrangeKind(binding.entityKind, facts)
  refuseStrangeTheme(wanted, facts, uuid)
  refuseWithoutTheme(binding, facts)
  const before = await themeOf(context, lesson)
  await refuseOtherMaximum(context, lesson, before, facts.theme ? facts.theme.maxScore : maximumOf(binding))

  const { school_id: schoolId, plan_uuid: planUuid, quarter_id: quarterId } = lesson
  const themeUuid = await themeFor(context, binding, facts, { schoolId, planUuid, quarterId })
  await repository
    .changeLesson(db, lesson, { plan_lesson_uuid: themeUuid })
    .catch(orRefuse('lesson_theme', themeTaken()))

  const { group_id: groupId, teacher_id: teacherId, on_date: date } = lesson
  announce(context, { uuid, schoolId, groupId, teacherIds: [teacherId], dates: [date] })
  await warn(context, { ...wanted, uuid }, facts, binding.entityKind)
  const entityId = facts.theme ? facts.theme.entityId : (work?.uuid ?? null)
  return { entity_kind: binding.entityKind, entity_id: entityId, calendar_plan_lesson_uuid: themeUuid }
}

/** `calendarPlanTemplateUuid` names the plan of the lesson, or the theme that is named besides. */
function themeNamed({ calendar_plan_lesson_uuid: theme, calendarPlanTemplateUuid }: Body, lesson: LessonRow) {
  const template = calendarPlanTemplateUuid ?? null
  if (template === null || template === lesson.plan_uuid) return theme
  refuseOther('calendarPlanTemplateUuid', template, theme ?? template)
  return template
}

/** A binding gives a lesson a theme and nothing else: what it says besides must be so already. */
function refuseAnother(said: Body, lesson: LessonRow): void {
  refuseOther('groupId', said.groupId, lesson.group_id)
  refuseOther('subjectId', said.subjectId, lesson.subject_id)
  refuseOther('subgroupId', said.subgroupId, lesson.subgroup_id)
  refuseOther('date', said.date ?? undefined, lesson.on_date)
  refuseOther('cabinet_id', said.cabinet_id, lesson.cabinet_id)
  refuseOtherQuarter(said.quarter, lesson.quarter_id)
}
