import { fieldProblem } from '@qalam/contract/kernel/problem.ts'
import type { EntityKind } from '@qalam/contract/schedule/api.ts'
import { isSummative, sochTitle } from '@qalam/contract/schedule/rules.ts'
import { addPlanLesson } from '#modules/ktp/public.ts'
import type { Context } from '#platform/context.ts'
import type { Facts } from '../views/facts.ts'

type Choice = {
  entityKind: EntityKind
  calendar_plan_lesson_uuid: string | null
  theme: string
  maxScore: number | null
}
type Place = { schoolId: number; planUuid: string; quarterId: number }

/** Theme of a regular lesson, or of another kind that is chosen from the plan or typed (V-ADDLESSON-1 … 3). */
export function refuseWithoutTheme({ entityKind, calendar_plan_lesson_uuid, theme, maxScore }: Choice, facts: Facts) {
  if (calendar_plan_lesson_uuid !== null) {
    if (facts.theme && facts.theme.kind !== entityKind)
      throw fieldProblem('calendar_plan_lesson_uuid', 'schedule.kind-of-theme')
    return
  }
  if (entityKind === 'regular') throw fieldProblem('calendar_plan_lesson_uuid', 'required')
  if (entityKind !== 'soch' && theme === '') throw fieldProblem('theme', 'required')
  if (isSummative(entityKind) && maxScore === null) throw fieldProblem('maxScore', 'required')
}

/** The chosen theme, or a new one at the end of the quarter's plan; soch names itself in the plan's language (S-BIND-1). */
export async function themeFor(context: Context, choice: Choice, facts: Facts, place: Place): Promise<string> {
  if (choice.calendar_plan_lesson_uuid !== null) return choice.calendar_plan_lesson_uuid
  const { entityKind, maxScore } = choice
  const soch = entityKind === 'soch'
  return addPlanLesson(context.db, {
    ...place,
    entityKind,
    section: soch ? '' : choice.theme,
    theme: soch ? sochTitle(place.quarterId, facts.eduLang) : choice.theme,
    maxScore: isSummative(entityKind) ? maxScore : null,
  })
}
