import { type KeyboardEvent, type ReactNode, type Ref, use } from 'react'
import { weeksOf } from '../fields/month.ts'
import { Days } from './days.tsx'
import { IconButton } from './IconButton.tsx'
import { IconBack, IconNext } from './icons.ts'
import { useWord } from './words.tsx'

type HeadProps = {
  id: string
  className: string | undefined
  /** Any day of the month. */
  at: string
  /** Months to go, back where it is negative. */
  onTurn: (months: number) => void
}

/** The name of a month between the ways to the one before and the one after; the name is said when it changes. */
export function MonthHead({ id, className, at, onTurn }: HeadProps) {
  const word = useWord()
  const { month } = use(Days)
  return (
    <div className={className}>
      <IconButton label={word('previousMonth')} onClick={() => onTurn(-1)}>
        <IconBack />
      </IconButton>
      <strong id={id} aria-live="polite">
        {month(at)}
      </strong>
      <IconButton label={word('nextMonth')} onClick={() => onTurn(1)}>
        <IconNext />
      </IconButton>
    </div>
  )
}

type GridProps = {
  /** The id of the head. */
  heading: string
  className: string | undefined
  at: string
  value: string | null | undefined
  isWithin?: (day: string) => boolean
  ref?: Ref<HTMLTableElement>
  onKeyDown?: (event: KeyboardEvent) => void
  /** What stands in the place of a day. */
  children: (day: string) => ReactNode
}

/** The weeks of a month, each day in its place; days of the neighbours are left empty. */
export function MonthGrid({ heading, className, at, value, isWithin, ref, onKeyDown, children }: GridProps) {
  const { weekdayShort, weekdayLong } = use(Days)
  const weeks = weeksOf(at)
  const isOfMonth = (day: string) => day.slice(0, 7) === at.slice(0, 7)

  return (
    <table ref={ref} role="grid" aria-labelledby={heading} className={className} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" abbr={weekdayLong(day)}>
              {weekdayShort(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <td
                key={day}
                aria-selected={day === value}
                data-within={(isOfMonth(day) && isWithin?.(day)) || undefined}
              >
                {isOfMonth(day) && children(day)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
