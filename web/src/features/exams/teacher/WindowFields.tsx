import { today } from '#platform/dates.ts'
import type { DraftField } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { ClockField } from '#ui/fields/ClockField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'

type Name = 'openDay' | 'openClock' | 'closeDay' | 'closeClock'

/** From when till when a work is open. */
export function WindowFields({ field }: { field: (name: Name) => DraftField<string> }) {
  return (
    <>
      <FieldRow>
        <DateField label={text('exams.opens-day')} required min={today()} {...field('openDay')} />
        <ClockField label={text('exams.opens-clock')} required {...field('openClock')} />
      </FieldRow>
      <FieldRow>
        <DateField label={text('exams.closes-day')} required min={today()} {...field('closeDay')} />
        <ClockField label={text('exams.closes-clock')} required {...field('closeClock')} />
      </FieldRow>
    </>
  )
}
