import { DaysDraft, schoolSettings } from '@qalam/contract/school-settings/api.ts'
import { addDays, mondayOf } from '@qalam/contract/kernel/calendar.ts'
import { useState } from 'react'
import { saidBy, useCommand } from '#platform/api.ts'
import { weekdayLong } from '#platform/dates.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { DateField } from '#ui/fields/DateField.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { everything } from './reads.ts'
import styles from './SchoolSettings.module.css'

type Props = { act: DaysDraft['act']; day: string; onClose: () => void }

/** A change of the school's days: first what it would do, then the change itself. */
export function DaysDialog({ act, day, onClose }: Props) {
  const attempt = useCommand(schoolSettings.tryDays, { silent: true })
  const change = useCommand(schoolSettings.changeDays, { silent: true, refresh: everything })
  const [fields, setFields] = useState<Fields>({ from: day, until: day, name: '', like: null })
  const set = (some: Partial<Fields>) => {
    setFields({ ...fields, ...some })
    attempt.reset()
    change.reset()
  }
  const parsed = DaysDraft.safeParse(draftOf(act, fields))
  const foreseen = attempt.data
  const submit = async () => {
    if (!parsed.success) return
    // A refusal stands in the dialog.
    const carriedOut = (foreseen ? change : attempt).mutateAsync({ body: parsed.data }).catch(() => null)
    if (!(await carriedOut) || !foreseen) return
    tellSuccess(text('school-settings.days-changed'))
    onClose()
  }
  const refused = change.error ?? attempt.error

  return (
    <FormDialog
      title={text(titles[act])}
      action={text(foreseen ? 'school-settings.apply' : 'school-settings.preview')}
      submit={submit}
      busy={attempt.isPending || change.isPending}
      changed={fields.name !== ''}
      error={refused && saidBy(refused)}
      onClose={onClose}
    >
      {act === 'off' && (
        <FieldRow>
          <DateField
            label={text('school-settings.from')}
            required
            value={fields.from}
            onChange={(from) => set({ from: from ?? '', until: from && from > fields.until ? from : fields.until })}
          />
          <DateField
            label={text('school-settings.until')}
            required
            min={fields.from}
            value={fields.until}
            onChange={(until) => set({ until: until ?? '' })}
          />
        </FieldRow>
      )}
      {act !== 'off' && (
        <DateField
          label={text('school-settings.day')}
          required
          disabled={act === 'remove'}
          value={fields.from}
          onChange={(from) => set({ from: from ?? '' })}
        />
      )}
      {act === 'working' && (
        <SelectField
          label={text('school-settings.like')}
          placeholder={text('school-settings.like-own')}
          value={fields.like}
          onChange={(like) => set({ like: like ?? null })}
          choices={weekdays(day)}
        />
      )}
      {act !== 'remove' && (
        <TextField
          label={text('school-settings.day-name')}
          max={100}
          value={fields.name}
          onChange={(name) => setFields({ ...fields, name })}
        />
      )}
      {foreseen && (
        <p className={styles.foreseen} role="status">
          <strong>{text(`school-settings.would-${act}`)}</strong> {text('school-settings.would', foreseen)}
        </p>
      )}
    </FormDialog>
  )
}

const titles = {
  off: 'school-settings.add-off',
  working: 'school-settings.add-working',
  remove: 'school-settings.remove-day',
} as const

type Fields = { from: string; until: string; name: string; like: number | null }
const draftOf = (act: DaysDraft['act'], { from, until, name, like }: Fields) =>
  act === 'off' ? { act, from, until, name } : { act, day: from, like, name }

/** Monday to Saturday by name. */
const weekdays = (day: string) =>
  [1, 2, 3, 4, 5, 6].map((value) => ({ value, label: weekdayLong(addDays(mondayOf(day), value - 1)) }))
