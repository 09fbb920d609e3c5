import type { LessonBinding } from '@qalam/contract/schedule/api.ts'
import { themeTaken } from '@qalam/contract/schedule/problems.ts'
import type { z } from 'zod'
import type { Context } from '#platform/context.ts'
import { orRefuse } from '#platform/db/violations.ts'
import * as repository from '../repository.ts'
import { announce } from './announce.ts'
import { hold } from './change.ts'
import { refuseStrangeKind, refuseStrangeTheme, warn } from './place.ts'
import { refuseOtherMaximum, refuseWithoutTheme, themeFor, themeOf } from './theme.ts'

type Binding = z.output<typeof LessonBinding>
type Bound = { entity_kind: Binding['entityKind']; entity_id: string | null; calendar_plan_lesson_uuid: string }

/** Gives a lesson another theme or kind (E-7.5-18). A marked lesson keeps its maximum: 422 schedule.marked. */
export async function bind(context: Context, uuid: string, binding: Binding): Promise<Bound> {
  const { db } = context
  const { lesson, facts, wanted } = await hold(context, uuid, binding.version, (held) => ({
    date: held.on_date,
    cabinetId: null,
    themeUuid: binding.calendar_plan_lesson_uuid,
  }))
  refuseStrangeKind(binding.entityKind, facts)
  refuseStrangeTheme(wanted, facts, uuid)
  refuseWithoutTheme(binding, facts)
  const before = await themeOf(context, lesson)
  await refuseOtherMaximum(context, lesson, before, facts.theme ? facts.theme.maxScore : binding.maxScore)

  const { school_id: schoolId, plan_uuid: planUuid, quarter_id: quarterId } = lesson
  const themeUuid = await themeFor(context, binding, facts, { schoolId, planUuid, quarterId })
  await repository
    .changeLesson(db, lesson, { plan_lesson_uuid: themeUuid })
    .catch(orRefuse('lesson_theme', themeTaken()))

  const { group_id: groupId, teacher_id: teacherId, on_date: date } = lesson
  announce(context, { uuid, schoolId, groupId, teacherIds: [teacherId], dates: [date] })
  await warn(context, wanted, facts, binding.entityKind)
  return { entity_kind: binding.entityKind, entity_id: null, calendar_plan_lesson_uuid: themeUuid }
}
