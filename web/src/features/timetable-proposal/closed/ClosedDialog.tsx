import { addDays, mondayOf } from '@qalam/contract/kernel/calendar.ts'
import type { Labelled } from '@qalam/contract/schedule/api.ts'
import { timetableProposal } from '@qalam/contract/timetable-proposal/api.ts'
import { ClosedDraft } from '@qalam/contract/timetable-proposal/closed.ts'
import { useState } from 'react'
import { everyReadOf, useCommand } from '#platform/api.ts'
import { today, weekdayLong } from '#platform/dates.ts'
import { useDraft } from '#platform/draft.ts'
import { uuid } from '#platform/http/ids.ts'
import { text } from '#platform/text.ts'
import { ClockField } from '#ui/fields/ClockField.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { closedTimes } from '../reads.ts'

type Props = { teachers: readonly Labelled[]; cabinets: readonly Labelled[]; onClose: () => void }

/** A time of the week at which a teacher is not there or a room is closed. */
export function ClosedDialog({ teachers, cabinets, onClose }: Props) {
  const [id] = useState(uuid)
  const close = useCommand(timetableProposal.close, {
    refresh: [closedTimes, everyReadOf(timetableProposal.one)],
  })
  const draft = useDraft({
    schema: ClosedDraft,
    start: { kind: 'teacher', weekDay: 1, timeStart: '08:00', timeEnd: '20:00' },
    send: (body) => close.mutateAsync({ body: { ...body, uuid: id } }),
    done: onClose,
  })
  const { value } = draft

  return (
    <FormDialog
      title={text('timetable-proposal.closed-add')}
      onClose={onClose}
      action={text('common.save')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      error={draft.problem}
    >
      <SearchSelect
        required
        label={text('timetable-proposal.closed-who')}
        value={value.id ? `${value.kind} ${value.id}` : null}
        error={draft.field('id').error}
        choices={[...named('teacher', teachers), ...named('cabinet', cabinets)]}
        onChange={(next) => {
          const [kind, number] = (next ?? '').split(' ')
          draft.set('kind', kind === 'cabinet' ? 'cabinet' : 'teacher')
          draft.set('id', Number(number))
        }}
      />
      <SelectField
        {...draft.field('weekDay')}
        required
        label={text('timetable-proposal.closed-day')}
        choices={[1, 2, 3, 4, 5, 6].map((day) => ({
          value: day,
          label: weekdayLong(addDays(mondayOf(today()), day - 1)),
        }))}
      />
      <FieldRow>
        <ClockField {...draft.field('timeStart')} required label={text('timetable-proposal.closed-from')} />
        <ClockField {...draft.field('timeEnd')} required label={text('timetable-proposal.closed-until')} />
      </FieldRow>
    </FormDialog>
  )
}

const named = (kind: string, all: readonly Labelled[]) =>
  all.map(({ id, label }) => ({
    value: `${kind} ${id}`,
    label,
    group: text(kind === 'teacher' ? 'timetable-proposal.teachers' : 'timetable-proposal.rooms'),
  }))
