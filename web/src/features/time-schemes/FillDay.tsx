import type { BellPeriod } from '@qalam/contract/time-schemes/api.ts'
import { type DayOfBells, periodsOf } from '@qalam/contract/time-schemes/rules.ts'
import { useState } from 'react'
import { text } from '#platform/text.ts'
import { ClockField } from '#ui/fields/ClockField.tsx'
import { FieldRow } from '#ui/fields/FieldRow.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { Button } from '#ui/page/Button.tsx'
import styles from './TimeSchemes.module.css'

/** What most schools have: seven lessons of 45 minutes, a long break after the second. */
export const usualDay: DayOfBells = {
  begins: '08:00',
  lessons: 7,
  lesson: 45,
  break: 5,
  longBreak: 15,
  longAfter: [2],
}

/** A few numbers that fill the whole day; folded, since most people change one time and no more. */
export function FillDay({ onFill }: { onFill: (periods: BellPeriod[]) => void }) {
  const [day, setDay] = useState(usualDay)
  const set = (change: Partial<DayOfBells>) => setDay((before) => ({ ...before, ...change }))
  const number = (name: 'lessons' | 'lesson' | 'break' | 'longBreak', label: string) => (
    <NumberField
      name={`fill.${name}`}
      label={label}
      digits={2}
      value={day[name]}
      onChange={(value) => set({ [name]: value ?? 0 })}
    />
  )
  const periods =
    day.begins.length === 5 && day.lesson > 0 ? periodsOf({ ...day, lessons: Math.min(12, day.lessons) }) : []

  return (
    <details className={styles.fill}>
      <summary>{text('time-schemes.fill')}</summary>
      <p className={styles.groups}>{text('time-schemes.fill-hint')}</p>
      <FieldRow>
        <ClockField
          name="fill.begins"
          label={text('time-schemes.begins')}
          value={day.begins}
          onChange={(begins) => set({ begins })}
        />
        {number('lessons', text('time-schemes.count'))}
      </FieldRow>
      <FieldRow>
        {number('lesson', text('time-schemes.minutes'))}
        {number('break', text('time-schemes.break-minutes'))}
      </FieldRow>
      <FieldRow>
        {number('longBreak', text('time-schemes.long-break'))}
        <NumberField
          name="fill.longAfter"
          label={text('time-schemes.long-after')}
          digits={2}
          value={day.longAfter[0] ?? null}
          onChange={(value) => set({ longAfter: typeof value === 'number' ? [value] : [] })}
        />
      </FieldRow>
      <Button size="small" disabled={periods.length === 0} onClick={() => onFill(periods)}>
        {text('time-schemes.fill')}
      </Button>
    </details>
  )
}
