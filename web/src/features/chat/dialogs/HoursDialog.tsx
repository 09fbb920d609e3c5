import { chat } from '@qalam/contract/chat/api.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { everyReadOf, saidBy, useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { FormSkeleton } from '#ui/feedback/Skeletons.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { ClockField } from '#ui/fields/ClockField.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { hours as hoursRead } from '../reads.ts'

type Hours = { from: string; until: string } | null

/** When one is told of messages. */
export function HoursDialog({ onClose }: { onClose: () => void }) {
  const { data } = useQuery(hoursRead())
  if (!data)
    return (
      <Dialog title={text('chat.hours')} onClose={onClose}>
        <FormSkeleton fields={2} />
      </Dialog>
    )
  return <HoursForm known={data.hours} onClose={onClose} />
}

function HoursForm({ known, onClose }: { known: Hours; onClose: () => void }) {
  const [hours, setHours] = useState<Hours>(known)
  const store = useCommand(chat.setHours, { refresh: [everyReadOf(chat.hours)], silent: true })
  const submit = () =>
    store.mutate({ body: { hours } }, { onSuccess: () => (tellSuccess(text('chat.hours-saved')), onClose()) })
  const isWrong = hours !== null && (hours.from === '' || hours.until === '' || hours.from >= hours.until)

  return (
    <FormDialog
      title={text('chat.hours')}
      action={text('common.save')}
      busy={store.isPending}
      error={store.error && saidBy(store.error)}
      changed={hours !== known}
      disabled={isWrong}
      submit={submit}
      onClose={onClose}
    >
      <p>{text('chat.hours-hint')}</p>
      <CheckField
        label={text('chat.hours-own')}
        value={hours !== null}
        onChange={(is) => setHours(is ? { from: '08:00', until: '18:00' } : null)}
      />
      {hours !== null && (
        <FieldRow>
          <ClockField
            label={text('chat.hours-from')}
            value={hours.from}
            onChange={(from) => setHours({ ...hours, from: from ?? '' })}
          />
          <ClockField
            label={text('chat.hours-until')}
            value={hours.until}
            onChange={(until) => setHours({ ...hours, until: until ?? '' })}
          />
        </FieldRow>
      )}
    </FormDialog>
  )
}
