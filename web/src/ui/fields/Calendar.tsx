import { type KeyboardEvent, type RefObject, use, useEffect, useId, useRef, useState } from 'react'
import { classes } from '../page/classes.ts'
import { Days } from '../page/days.tsx'
import { MonthGrid, MonthHead } from '../page/Month.tsx'
import panelStyles from '../overlay/panel.module.css'
import { useLeave } from '../overlay/useLeave.ts'
import { usePlaced } from '../overlay/usePlaced.ts'
import { useWord } from '../page/words.tsx'
import styles from './Calendar.module.css'
import { dayByKey, type DaySpan, isWithin, monthsLater } from './month.ts'

type Bounds = { min?: string | undefined; max?: string | undefined }
type Props = Bounds & {
  anchor: RefObject<HTMLElement | null>
  label: string
  value: string | null | undefined
  /** The days between are tinted. */
  span?: DaySpan | undefined
  onChoose: (day: string) => void
  onClose: () => void
}

const isOutside = (day: string, { min, max }: Bounds): boolean =>
  (min !== undefined && day < min) || (max !== undefined && day > max)

function inside(day: string, { min, max }: Bounds): string {
  if (min !== undefined && day < min) return min
  return max !== undefined && day > max ? max : day
}

/** A month to choose a day from: arrows, Home, End, Page Up and Down move, Enter chooses, Esc closes. */
export default function Calendar({ anchor, label, value, span, min, max, onChoose, onClose }: Props) {
  const word = useWord()
  const { today } = use(Days)
  const heading = useId()
  const panel = useRef<HTMLDivElement>(null)
  const followsKeys = useRef(true)
  const [at, setAt] = useState(() => inside(value ?? today(), { min, max }))
  usePlaced(anchor, panel, true)
  useLeave(anchor, true, onClose)

  useEffect(() => {
    if (followsKeys.current) panel.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus()
  }, [at])

  const turn = (months: number) => {
    followsKeys.current = false
    setAt(inside(monthsLater(at, months), { min, max }))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return
    event.stopPropagation()
    if (event.key === 'Escape') {
      event.preventDefault()
      return onClose()
    }
    const next = event.target instanceof HTMLElement && event.target.dataset['day'] ? at : null
    const day = next && dayByKey(next, event.key, event.shiftKey)
    if (!day) return
    event.preventDefault()
    followsKeys.current = true
    setAt(inside(day, { min, max }))
  }

  return (
    <div
      ref={panel}
      popover="manual"
      role="dialog"
      aria-label={`${label}: ${word('calendar')}`}
      className={classes(panelStyles.panel, styles.calendar)}
      onKeyDown={onKeyDown}
    >
      <MonthHead id={heading} className={styles.head} at={at} onTurn={turn} />
      <Month heading={heading} at={at} value={value} span={span} min={min} max={max} onChoose={onChoose} />
    </div>
  )
}

type MonthProps = Bounds & Pick<Props, 'value' | 'span' | 'onChoose'> & { heading: string; at: string }

function Month({ heading, at, value, span, onChoose, ...bounds }: MonthProps) {
  const { useDaysOff } = use(Days)
  const offOn = useDaysOff(at)

  return (
    <MonthGrid heading={heading} className={styles.month} at={at} value={value} isWithin={(day) => isWithin(day, span)}>
      {(day) => (
        <Day day={day} off={offOn(day)} isAt={day === at} isOutside={isOutside(day, bounds)} onChoose={onChoose} />
      )}
    </MonthGrid>
  )
}

type DayProps = {
  day: string
  off: string | undefined
  isAt: boolean
  isOutside: boolean
  onChoose: (day: string) => void
}

function Day({ day, off, isAt, isOutside, onChoose }: DayProps) {
  const { full, today } = use(Days)

  return (
    <button
      type="button"
      className={styles.day}
      data-day={day}
      data-off={off ? true : undefined}
      title={off}
      tabIndex={isAt ? 0 : -1}
      aria-label={[full(day), off].filter(Boolean).join(', ')}
      aria-current={day === today() ? 'date' : undefined}
      aria-disabled={isOutside || undefined}
      onClick={() => {
        if (!isOutside) onChoose(day)
      }}
    >
      {Number(day.slice(8))}
    </button>
  )
}
