import type { BellPeriod, TimeSchemeDraft } from '@qalam/contract/time-schemes/api.ts'
import { minutesOf, periodsOf } from '@qalam/contract/time-schemes/rules.ts'
import type { z } from 'zod'
import { text } from '#platform/text.ts'
import { ClockField } from '#ui/fields/ClockField.tsx'
import { Button } from '#ui/page/Button.tsx'
import { IconButton } from '#ui/page/IconButton.tsx'
import { IconClose } from '#ui/page/icons.ts'
import styles from './TimeSchemes.module.css'

/** A lesson of the form, its times perhaps half typed. */
export type TypedPeriod = NonNullable<z.input<typeof TimeSchemeDraft>['lessons']>[number]

export const toWire = ({ number, start, end }: BellPeriod): TypedPeriod => ({ number, timeStart: start, timeEnd: end })

const most = 12

type Props = {
  periods: readonly TypedPeriod[]
  errors: Readonly<Record<string, string>>
  onChange: (periods: TypedPeriod[]) => void
}

/** The lessons of the day, one line each. The last one can be taken away, and one more be added after it. */
export function PeriodRows({ periods, errors, onChange }: Props) {
  const set = (at: number, change: Partial<TypedPeriod>) =>
    onChange(periods.map((period, index) => (index === at ? { ...period, ...change } : period)))

  return (
    <ol className={styles.rows}>
      {periods.map(({ number, timeStart, timeEnd }, index) => (
        <li key={number} className={styles.row} aria-label={text('time-schemes.lesson', { number })}>
          <span className={styles.place} aria-hidden>
            {number}
          </span>
          <ClockField
            name={`lessons.${index}.timeStart`}
            label={text('time-schemes.from')}
            value={timeStart}
            error={errors[`lessons.${index}.timeStart`]}
            onChange={(next) => set(index, { timeStart: next })}
          />
          <ClockField
            name={`lessons.${index}.timeEnd`}
            label={text('time-schemes.to')}
            value={timeEnd}
            error={errors[`lessons.${index}.timeEnd`]}
            onChange={(next) => set(index, { timeEnd: next })}
          />
          {index === periods.length - 1 && index > 0 && (
            <IconButton
              label={text('time-schemes.remove-lesson', { number })}
              onClick={() => onChange(periods.slice(0, -1))}
            >
              <IconClose />
            </IconButton>
          )}
        </li>
      ))}
      {periods.length < most && (
        <li>
          <Button size="small" onClick={() => onChange([...periods, following(periods)])}>
            {text('time-schemes.add-lesson')}
          </Button>
        </li>
      )}
    </ol>
  )
}

/** The next lesson: as long as the last one, ten minutes after it. */
function following(periods: readonly TypedPeriod[]): TypedPeriod {
  const last = periods.at(-1)
  const number = (last?.number ?? 0) + 1
  const [first] = periodsOf({ begins: '08:00', lessons: 1, lesson: 45, break: 10, longBreak: 10, longAfter: [] })
  if (!last || last.timeEnd.length < 5 || last.timeStart.length < 5)
    return { number, timeStart: first?.start ?? '', timeEnd: first?.end ?? '' }
  const lesson = minutesOf(last.timeEnd) - minutesOf(last.timeStart)
  const [, next] = periodsOf({ begins: last.timeStart, lessons: 2, lesson, break: 10, longBreak: 10, longAfter: [] })
  return { number, timeStart: next?.start ?? '', timeEnd: next?.end ?? '' }
}
