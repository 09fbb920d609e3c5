import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import type { CalendarPlanRow } from '@qalam/contract/calendar-plans/shapes.ts'
import { Problem } from '@qalam/contract/kernel/problem.ts'
import { useState } from 'react'
import { saidBy, useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { planName } from '../lists/words.tsx'
import { everyList } from '../reads.ts'

type Refusal = { says: string; lessons: number | null }

const lessonsIn = (failure: unknown): number | null =>
  failure instanceof Problem &&
  failure.code === 'calendar-plans.has-lessons' &&
  typeof failure.data === 'object' &&
  failure.data !== null &&
  'lessons' in failure.data
    ? Number(failure.data.lessons)
    : null

/** Asks before a plan is deleted; where lessons would go with it, asks once more. What was taught stays. */
export function RemoveDialog({ plan, onClose }: { plan: CalendarPlanRow; onClose: () => void }) {
  const remove = useCommand(calendarPlans.delete, { silent: true, refresh: everyList })
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const withLessons = refusal?.lessons ?? null

  const confirm = () =>
    remove.mutateAsync({ params: { uuid: plan.id }, body: { withLessons: withLessons !== null } }).then(
      () => {
        tellSuccess(text('calendar-plans.removed'))
        onClose()
      },
      (failure: unknown) => setRefusal({ says: saidBy(failure), lessons: lessonsIn(failure) }),
    )

  return (
    <ConfirmDialog
      title={text('calendar-plans.remove-title')}
      message={text('calendar-plans.remove-question', { name: planName(plan) })}
      action={withLessons === null ? text('common.delete') : text('calendar-plans.remove-with', { count: withLessons })}
      danger
      busy={remove.isPending}
      error={refusal?.says ?? null}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
