import type { LessonTheme } from '@qalam/contract/ktp/api.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canReadPlan } from './policy.ts'
import { type PlanCard, planOf, themesOf } from './views.ts'

type ThemeQuery = PlanCard & { quarterId: number | null; free: boolean }

/** The themes of a plan; none where the group has no plan for the subject. 404 for a group of another school. */
export async function themes(
  { actor, db }: Context,
  { free, quarterId, ...card }: ThemeQuery,
): Promise<{ lessons: LessonTheme[] }> {
  const schoolId = found(actor.schoolId)
  const plan = found(await planOf(db, schoolId, card))
  allow(canReadPlan(actor, plan))

  return { lessons: plan.planUuid === null ? [] : await themesOf(db, schoolId, plan.planUuid, { quarterId, free }) }
}
