import { largestWeight } from '@qalam/contract/timetable-proposal/rules.ts'
import { useId } from 'react'
import { text } from '#platform/text.ts'
import styles from './Maker.module.css'

type Props = { label: string; value: number; onChange: (value: number) => void }

/** How much a goal weighs: a slider that says its word. */
export function WeightField({ label, value, onChange }: Props) {
  const id = useId()
  const word = wordOf(value)
  return (
    <div className={styles.weight}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={0}
        max={largestWeight}
        value={value}
        aria-valuetext={word}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <output htmlFor={id}>{word}</output>
    </div>
  )
}

function wordOf(weight: number): string {
  if (weight === 0) return text('timetable-proposal.weight-0')
  if (weight <= 3) return text('timetable-proposal.weight-low')
  return text(weight <= 7 ? 'timetable-proposal.weight-middle' : 'timetable-proposal.weight-high')
}
