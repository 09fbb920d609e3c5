import { type RegisteredSchool, schoolRegistry } from '@qalam/contract/school-registry/api.ts'
import { useCommand } from '#platform/api.ts'
import { today } from '#platform/dates.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { everything } from '../reads.ts'
import { lastDayOf } from '../words.ts'

type Props = { school: Pick<RegisteredSchool, 'id' | 'subscribedUntil'>; onClose: () => void }

/** Until when learning is open to the students of a school. */
export function SubscriptionDialog({ school, onClose }: Props) {
  const { id: schoolId, subscribedUntil } = school
  const subscribe = useCommand(schoolRegistry.subscribe, { refresh: everything })
  const draft = useDraft({
    schema: schoolRegistry.subscribe.body,
    start: { until: subscribedUntil ? lastDayOf(subscribedUntil) : null },
    send: (body) => subscribe.mutateAsync({ params: { schoolId }, body }),
    done: () => {
      tellSuccess(text('school-registry.subscribed'))
      onClose()
    },
  })

  return (
    <FormDialog
      title={text('school-registry.subscribe')}
      action={text('common.save')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      error={draft.problem}
      onClose={onClose}
    >
      <DateField
        label={text('school-registry.last-day')}
        hint={text('school-registry.last-day-hint')}
        min={today()}
        {...draft.field('until')}
      />
    </FormDialog>
  )
}
