import { addDays } from '@qalam/contract/kernel/calendar.ts'
import type { WeekSchedule } from '@qalam/contract/schedule/api.ts'
import { dayOfMonth, daysBetweenText, today, weekdayLong, weekdayShort } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { QuarterPicker } from '#features/schools/public.tsx'
import { WeekStrip } from '#ui/page/WeekStrip.tsx'
import { useQuarters } from './useQuarters.ts'
import { named } from './week/words.ts'
import styles from './Schedule.module.css'

type Props = {
  week: Pick<WeekSchedule, 'weekStart' | 'quarterId'> & {
    days: readonly Pick<WeekSchedule['days'][number], 'date' | 'holiday'>[]
  }
  /** The day a phone shows; null on a laptop, where all of them are seen. */
  selected: string | null
  onOpen: (date: string | undefined) => void
}

/** Week by week, day by day on a phone, and by quarter. */
export function WeekBar({ week: { weekStart, days, quarterId }, selected, onOpen }: Props) {
  return (
    <div className={styles.weeks}>
      <WeekStrip
        title={daysBetweenText(weekStart, days.at(-1)?.date ?? weekStart)}
        days={days.map(({ date, holiday }) => ({
          date,
          name: weekdayShort(date),
          number: Number(date.slice(8)),
          label: `${weekdayLong(date)}, ${dayOfMonth(date)}`,
          today: date === today(),
          holiday: holiday ? named(holiday) : undefined,
        }))}
        selected={selected}
        onSelect={selected === null ? undefined : onOpen}
        onPrevious={() => onOpen(addDays(selected ?? weekStart, -7))}
        onNext={() => onOpen(addDays(selected ?? weekStart, 7))}
        onToday={() => onOpen(undefined)}
      />
      <Quarters quarterId={quarterId} onOpen={onOpen} />
    </div>
  )
}

/** Goes to the first day of a quarter, or to today in the one that runs. */
function Quarters({ quarterId, onOpen }: { quarterId: number | null; onOpen: Props['onOpen'] }) {
  const { years, quarters, hasNone } = useQuarters()
  if (hasNone) return null
  const go = (id: number) => {
    const chosen = quarters.find((one) => one.id === id)
    onOpen(chosen?.current ? undefined : chosen?.startsOn)
  }

  return (
    <QuarterPicker
      label={quarterId === null ? text('schedule.between-quarters') : text('schedule.quarter')}
      years={years.map(({ label, quarters: of }) => ({
        label,
        quarters: of.map(({ id, number, current }) => ({
          id,
          label: text('schedule.quarter-number', { number }),
          current,
        })),
      }))}
      value={quarterId}
      onChange={go}
    />
  )
}
