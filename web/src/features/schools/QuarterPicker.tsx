import { useId, useRef, useState } from 'react'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { classes } from '#ui/page/classes.ts'
import { IconCalendar, IconCheck, IconDown, IconNext } from '#ui/page/icons.ts'
import { useLeave } from '#ui/overlay/useLeave.ts'
import { usePlaced } from '#ui/overlay/usePlaced.ts'
import panel from '#ui/overlay/panel.module.css'
import styles from './QuarterPicker.module.css'

export type PickedQuarter = { id: number; label: string; current?: boolean | undefined }
export type PickedYear = { label: string; quarters: readonly PickedQuarter[] }

type Props = {
  /** What is chosen; said before the quarter on the button. */
  label: string
  years: readonly PickedYear[]
  value: number | null
  onChange: (id: number) => void
  /** Where there is little room the button names the quarter without its year. */
  tight?: boolean
}

/** Years that open into their quarters; the current one is marked with a word (SH-UI-12). */
export function QuarterPicker({ label, years, value, onChange, tight = false }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  usePlaced(root, list, open)
  useLeave(root, open, () => setOpen(false))

  const year = years.find(({ quarters }) => quarters.some(({ id }) => id === value))
  const quarter = year?.quarters.find(({ id }) => id === value)
  const close = () => {
    setOpen(false)
    root.current?.querySelector('button')?.focus()
  }

  return (
    <div
      ref={root}
      className="no-print"
      data-tight={tight || undefined}
      style={{ display: 'inline-flex' }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.preventDefault()
        close()
      }}
    >
      <Button icon={<IconCalendar aria-hidden />} aria-expanded={open} onClick={() => setOpen(!open)}>
        <span className="sr-only">{label}</span>
        {quarter && year ? (
          <span className={styles.value}>
            {quarter.label}
            <span className={styles.yearOf}>, {year.label}</span>
          </span>
        ) : (
          label
        )}
        <IconDown aria-hidden />
      </Button>
      {open && (
        <div ref={list} popover="manual" role="group" aria-label={label} className={`${panel.panel} ${styles.years}`}>
          {years.map((each) => (
            <Year
              key={each.label}
              year={each}
              value={value}
              startOpen={each === (year ?? years.find(({ quarters }) => quarters.some(({ current }) => current)))}
              onChoose={(id) => {
                close()
                onChange(id)
              }}
            />
          ))}
        </div>
      )}
    </div>
  )
}

type YearProps = { year: PickedYear; value: number | null; startOpen: boolean; onChoose: (id: number) => void }

function Year({ year: { label, quarters }, value, startOpen, onChoose }: YearProps) {
  const id = useId()
  const [open, setOpen] = useState(startOpen)

  return (
    <>
      <button
        type="button"
        className={classes(panel.line, styles.year)}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <IconNext aria-hidden />
        {label}
      </button>
      <ul id={id} hidden={!open} className={styles.quarters}>
        {quarters.map((quarter) => (
          <li key={quarter.id}>
            <button
              type="button"
              className={classes(panel.line, quarter.id === value && panel.chosen)}
              aria-pressed={quarter.id === value}
              onClick={() => onChoose(quarter.id)}
            >
              {quarter.label}
              {quarter.current && <span className={styles.now}>{text('shell.quarter-now')}</span>}
              {quarter.id === value && <IconCheck aria-hidden />}
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
