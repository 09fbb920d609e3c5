import type { Bell, Labelled } from '@qalam/contract/schedule/api.ts'
import type { DraftField } from '#platform/draft.ts'
import { text } from '#platform/text.ts'
import { ClockField } from '#ui/fields/ClockField.tsx'
import { DateField } from '#ui/fields/DateField.tsx'
import { SearchSelect } from '#ui/fields/SearchSelect.tsx'
import { useQuarters } from '../useQuarters.ts'
import styles from './Dialogs.module.css'
import { LessonNumber } from './LessonNumber.tsx'

type Props = {
  date: DraftField<string>
  start: DraftField<string>
  end: DraftField<string>
  cabinet: DraftField<number | null | undefined>
  cabinets: readonly Labelled[]
  /** The bell schedule of the class; empty while it is unknown. */
  bells: readonly Bell[]
}

/** Day, lesson number, time and room: the same fields in the add and the edit dialog; days within the school year. */
export function WhenAndWhere({ date, start, end, cabinet, cabinets, bells }: Props) {
  const { first, last } = useQuarters()

  return (
    <>
      <DateField
        {...date}
        label={text('schedule.date')}
        required
        clearable={false}
        min={first}
        max={last ?? '2099-12-31'}
      />
      <LessonNumber bells={bells} start={start} end={end} />
      <div className={styles.row}>
        <ClockField {...start} label={text('schedule.time-start')} required />
        <ClockField {...end} label={text('schedule.time-end')} required />
      </div>
      <SearchSelect
        {...cabinet}
        label={text('schedule.cabinet-field')}
        placeholder={text('schedule.no-cabinet')}
        choices={cabinets.map(({ id, label }) => ({ value: id, label }))}
      />
    </>
  )
}
