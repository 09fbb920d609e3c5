import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import { CancelDays, MoveDays } from '@qalam/contract/office-schedule/batches.ts'
import { addDays } from '@qalam/contract/kernel/calendar.ts'
import { Day } from '@qalam/contract/kernel/dates.ts'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { RadioGroup } from '#ui/fields/RadioGroup.tsx'
import { SearchMany } from '#ui/fields/SearchMany.tsx'
import { afterBatch, choices } from '../reads.ts'
import { BatchDialog } from './BatchDialog.tsx'
import { usePreview } from './usePreview.ts'

type Props = { date: string; onClose: () => void }

const ways = ['cancel', 'move', 'remote'] as const
type Way = (typeof ways)[number]

/** The day to which lessons go counts only where they are moved. */
const Form = CancelDays.and(z.object({ way: z.enum(ways), to: Day })).superRefine((asked, context) => {
  const { error } = asked.way === 'move' ? MoveDays.safeParse(asked) : {}
  for (const { path, message } of error?.issues ?? []) context.addIssue({ code: 'custom', path: [...path], message })
})
type Asked = z.output<typeof Form>

const said = {
  cancel: 'office-schedule.cleaned',
  move: 'office-schedule.moved-days',
  remote: 'office-schedule.made-remote',
} as const
const warned = {
  cancel: 'office-schedule.clean-warning',
  move: 'office-schedule.move-warning',
  remote: 'office-schedule.remote-warning',
} as const

/** Days of quarantine or frost for some classes, or for all: their lessons go, move, or are attended from home. */
export function DaysDialog({ date, onClose }: Props) {
  const { data } = useQuery(choices)
  const acts = useActs()
  const { send, previewOf } = usePreview({
    schema: Form,
    look: (asked) => acts[asked.way].look(asked),
    act: (asked, how) => acts[asked.way].act(asked, how),
    said: ({ kind, lessons }) => text(said[wayOf(kind)], { count: lessons }),
    onClose,
  })
  const draft = useDraft({
    schema: Form,
    start: { from: date, until: date, groupIds: [], way: 'cancel', to: addDays(date, 7) },
    send,
  })
  const preview = previewOf(draft.value)
  const way = wayOf(draft.value.way)

  return (
    <BatchDialog
      title={text('office-schedule.days-title')}
      action={text(`office-schedule.${way}`)}
      kind={way}
      danger={way === 'cancel'}
      draft={draft}
      preview={preview}
      onClose={onClose}
    >
      <RadioGroup
        label={text('office-schedule.days-what')}
        value={way}
        choices={ways.map((value) => ({ value, label: text(`office-schedule.days-${value}`) }))}
        onChange={(next) => draft.set('way', wayOf(next))}
      />
      <FieldRow>
        <DateField {...draft.field('from')} label={text('office-schedule.cancel-from')} required clearable={false} />
        <DateField {...draft.field('until')} label={text('office-schedule.cancel-until')} required clearable={false} />
      </FieldRow>
      {way === 'move' && (
        <DateField {...draft.field('to')} label={text('office-schedule.move-to')} required clearable={false} />
      )}
      <SearchMany
        label={text('office-schedule.cancel-classes')}
        hint={text('office-schedule.cancel-classes-hint')}
        value={draft.value.groupIds ?? []}
        choices={(data?.groups ?? []).map(({ id, label }) => ({ value: id, label }))}
        onChange={(next) => draft.set('groupIds', [...next])}
      />
      <p>{text(warned[way])}</p>
    </BatchDialog>
  )
}

const wayOf = (value: unknown): Way => ways.find((way) => way === value) ?? 'cancel'

/** What is asked of the server in each of the ways, first and then in earnest. */
function useActs() {
  const commands = { refresh: afterBatch }
  const [cancelLook, cancel] = [
    useCommand(officeSchedule.cancelPreview),
    useCommand(officeSchedule.cancelDays, commands),
  ]
  const [moveLook, move] = [useCommand(officeSchedule.movePreview), useCommand(officeSchedule.moveDays, commands)]
  const [remoteLook, remote] = [
    useCommand(officeSchedule.remotePreview),
    useCommand(officeSchedule.remoteDays, commands),
  ]
  type How = { uuid: string; stamp: string }
  const daysOf = ({ from, until, groupIds }: Asked) => ({ from, until, groupIds })

  return {
    cancel: {
      look: (asked: Asked) => cancelLook.mutateAsync({ body: daysOf(asked) }),
      act: (asked: Asked, how: How) => cancel.mutateAsync({ body: { ...daysOf(asked), ...how } }),
    },
    move: {
      look: (asked: Asked) => moveLook.mutateAsync({ body: { ...daysOf(asked), to: asked.to } }),
      act: (asked: Asked, how: How) => move.mutateAsync({ body: { ...daysOf(asked), to: asked.to, ...how } }),
    },
    remote: {
      look: (asked: Asked) => remoteLook.mutateAsync({ body: daysOf(asked) }),
      act: (asked: Asked, how: How) => remote.mutateAsync({ body: { ...daysOf(asked), ...how } }),
    },
  }
}
