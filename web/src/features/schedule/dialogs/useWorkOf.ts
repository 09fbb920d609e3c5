import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import type { LessonCard, schedule } from '@qalam/contract/schedule/api.ts'
import { builderOf, planThemeNow } from '#features/content/public.tsx'
import { linkTo, navigate, useFilters } from '#platform/screen.ts'

type Bound = Answer<typeof schedule.bind>

/**
 * What comes after a binding, for the teacher of the plan: a work opens in the builder (S-BIND-2), a lecture that is not
 * written yet is begun (S-BIND-3). Whoever else binds stays in the week, which is read anew.
 */
export function useWorkOf({ date }: Pick<LessonCard, 'date'>) {
  const [filters] = useFilters()

  return async ({ entity_kind: kind, entity_id, calendar_plan_lesson_uuid: uuid }: Bound): Promise<void> => {
    if (kind === 'regular' || (kind === 'lecture' && entity_id !== null)) return
    const { calendarPlanLesson: theme } = await planThemeNow(uuid)
    if (!theme.teaches) return
    if (kind === 'lecture')
      return navigate(
        linkTo(
          '/schedule/:date/control/lecture/create/:calendarPlanLessonUUID',
          { date, calendarPlanLessonUUID: uuid },
          filters,
        ),
      )
    const address = await builderOf(theme)
    if (address !== null) navigate(address)
  }
}
