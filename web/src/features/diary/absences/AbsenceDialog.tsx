import { attendance } from '@qalam/contract/attendance/api.ts'
import {
  longestNotice,
  noticeAhead,
  AbsenceNoticeDraft,
  noticeKinds,
  noticeWords,
} from '@qalam/contract/attendance/notices.ts'
import { addDays } from '@qalam/contract/kernel/calendar.ts'
import { useState } from 'react'
import { z } from 'zod'
import { useUser } from '#features/auth/public.tsx'
import { useCommand } from '#platform/api.ts'
import { today } from '#platform/dates.ts'
import { useDraft } from '#platform/draft.ts'
import { uuid } from '#platform/http/ids.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { RadioGroup } from '#ui/fields/RadioGroup.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { everyNotice } from '../reads.ts'

/** A parent tells of the days that a child will be away: today, unless others are chosen. */
export function AbsenceDialog({ child, onClose }: { child: number; onClose: () => void }) {
  const { children } = useUser()
  const [id] = useState(uuid)
  const give = useCommand(attendance.giveNotice, { refresh: everyNotice })
  const draft = useDraft({
    schema: AbsenceNoticeDraft,
    start: { uuid: id, userId: child, from: today(), until: today(), kind: 'illness', words: '' },
    send: (parsed) => give.mutateAsync({ body: z.encode(AbsenceNoticeDraft, parsed) }),
    done: () => {
      tellSuccess(text('attendance.notice-given'))
      onClose()
    },
  })
  const from = draft.value.from ?? today()
  const first = draft.field('from')

  return (
    <FormDialog
      title={text('attendance.notice-title')}
      action={text('attendance.notice-give')}
      submit={draft.submit}
      busy={draft.busy}
      changed={draft.touched}
      error={draft.problem}
      onClose={onClose}
    >
      {children.length > 1 && (
        <SelectField
          label={text('attendance.notice-child')}
          required
          choices={children.map(({ userId, name, group }) => ({
            value: userId,
            label: [name, group].filter(Boolean).join(' · '),
          }))}
          {...draft.field('userId')}
        />
      )}
      <FieldRow>
        <DateField
          label={text('attendance.notice-from')}
          required
          min={today()}
          max={addDays(today(), noticeAhead)}
          {...first}
          onChange={(day) => {
            first.onChange(day)
            // The last day follows the first one, so that a single day is one choice.
            if (day && (draft.value.until ?? '') < day) draft.set('until', day)
          }}
        />
        <DateField
          label={text('attendance.notice-until')}
          required
          min={from}
          max={addDays(from, longestNotice - 1)}
          {...draft.field('until')}
        />
      </FieldRow>
      <RadioGroup
        label={text('attendance.notice-kind')}
        required
        column
        choices={noticeKinds.map((value) => ({ value, label: text(`attendance.notice-${value}`) }))}
        {...draft.field('kind')}
      />
      <TextArea label={text('attendance.notice-words')} max={noticeWords} {...draft.field('words')} />
    </FormDialog>
  )
}
