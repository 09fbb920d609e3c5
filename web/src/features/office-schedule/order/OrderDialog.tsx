import { mondayOf } from '@qalam/contract/kernel/calendar.ts'
import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import { OrderDay } from '@qalam/contract/office-schedule/batches.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { weekOf } from '#features/schedule/public.tsx'
import { useCommand } from '#platform/api.ts'
import { dayOfMonth, weekdayLong } from '#platform/dates.ts'
import { useDraft } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { Preview } from '../batch/Preview.tsx'
import { usePreview } from '../batch/usePreview.ts'
import { afterBatch } from '../reads.ts'
import { PlaceList } from './PlaceList.tsx'
import { type DaySlot, placesOf } from './places.ts'

type Props = { groupId: number; date: string; onClose: () => void }

/** The lessons of a day of a class take its times anew in another order (E-7.5-04). */
export function OrderDialog({ groupId, date, onClose }: Props) {
  const { data: week } = useQuery(weekOf(mondayOf(date), `groupId=${groupId}`))
  const [places, setPlaces] = useState<readonly DaySlot[] | null>(null)
  const look = useCommand(officeSchedule.orderPreview)
  const change = useCommand(officeSchedule.changeOrder, { refresh: afterBatch })
  const { send, previewOf } = usePreview({
    schema: OrderDay,
    look: (body) => look.mutateAsync({ body }),
    act: (asked, how) => change.mutateAsync({ body: { ...asked, ...how } }),
    said: ({ lessons }) => text('office-schedule.ordered', { count: lessons }),
    onClose,
  })
  const days = week?.days.filter(({ lessons }) => placesOf(lessons).length > 1) ?? []
  const draft = useDraft({ schema: OrderDay, start: { groupId }, send })
  const chosen = days.find((day) => day.date === draft.value.date)
  const standing = placesOf(chosen?.lessons ?? [])
  const preview = previewOf(draft.value)
  const order = (next: readonly DaySlot[]) => {
    setPlaces(next)
    draft.set(
      'lessons',
      next.flatMap(({ lessons }) => lessons.map(({ uuid }) => uuid)),
    )
  }

  return (
    <FormDialog
      title={text('office-schedule.order-title')}
      width={540}
      onClose={onClose}
      action={text(preview ? 'office-schedule.order' : 'office-schedule.look')}
      submit={draft.submit}
      busy={draft.busy}
      disabled={!chosen || preview?.lessons === 0 || (preview !== null && preview.left > 0)}
      changed={places !== null}
      error={draft.problem}
    >
      <SelectField
        {...draft.field('date')}
        label={text('office-schedule.order-day')}
        required
        hint={week && days.length === 0 ? text('office-schedule.order-none') : text('office-schedule.order-hint')}
        choices={days.map((day) => ({
          value: day.date,
          label: `${weekdayLong(day.date)}, ${dayOfMonth(day.date)}`,
        }))}
        onChange={(next) => {
          draft.set('date', next ?? '')
          order(placesOf(days.find((day) => day.date === next)?.lessons ?? []))
        }}
      />
      {chosen && <PlaceList times={standing.map(({ key }) => key)} places={places ?? standing} onOrder={order} />}
      {preview && <Preview kind="order" preview={preview} />}
    </FormDialog>
  )
}
