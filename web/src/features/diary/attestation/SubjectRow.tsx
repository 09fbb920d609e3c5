import type { AttestationCell, AttestedSubject } from '@qalam/contract/diary/api.ts'
import type { AssessmentRules, ScoreType } from '@qalam/contract/journal/api.ts'
import { isAssessed } from '@qalam/contract/journal/rules.ts'
import { useId, useState } from 'react'
import { text } from '#platform/text.ts'
import { MarkBadge } from '#features/marks/badge/public.tsx'
import styles from './Attestation.module.css'
import { CellParts } from './CellParts.tsx'
import { CreditBadge, GivenOr } from './GivenMark.tsx'
import { named } from '../named.ts'
import { periodName } from './periodName.ts'

/** A subject by periods; a period opens into its parts, one at a time. */
export function SubjectRow({ subject, rules }: { subject: AttestedSubject; rules: AssessmentRules }) {
  const id = useId()
  const [open, setOpen] = useState<string | null>(null)
  const { name, teacher, cells, scoreType, parallel } = subject
  const shown = cells.find(({ period }) => period === open)

  return (
    <tbody className={styles.subject}>
      <tr>
        <th scope="row">
          {named(name)}
          <span className={styles.teacher}>{teacher}</span>
        </th>
        {isAssessed(scoreType, parallel) ? (
          cells.map((cell) => (
            <td
              key={cell.period}
              colSpan={4 / cells.length}
              data-wide={cells.length === 2 || undefined}
              data-period={periodName(cell.period)}
            >
              <Percent cell={cell} scoreType={scoreType} panel={id} open={cell.period === open} onToggle={setOpen} />
            </td>
          ))
        ) : (
          <td colSpan={4} className={styles.none}>
            {text('diary.not-assessed')}
          </td>
        )}
        <td className={styles.year} data-period={text('diary.year')}>
          <YearMark subject={subject} />
        </td>
      </tr>
      {shown && (
        <tr>
          <td colSpan={6} id={id} className={styles.panel}>
            <CellParts cell={shown} subject={subject} rules={rules} />
          </td>
        </tr>
      )}
    </tbody>
  )
}

/** The year mark, and what comes after an exam where there is one. */
function YearMark({ subject: { year, yearIsProvisional, ends, scoreType } }: { subject: AttestedSubject }) {
  const after = (['exam', 'final', 'points'] as const).flatMap((key) => {
    const score = ends[key]?.score ?? null
    return score === null ? [] : [{ key, score }]
  })
  return (
    <>
      <GivenOr
        given={ends.year}
        scoreType={scoreType}
        otherwise={year === null ? <None /> : <MarkBadge value={year} provisional={provisional(yearIsProvisional)} />}
      />
      {after.map(({ key, score }) => (
        <span key={key} className={styles.teacher}>
          {text(`diary.${key}-mark`, { score })}
        </span>
      ))}
    </>
  )
}

/** Works are planned and nothing is marked yet. */
const Nothing = () => (
  <span className={styles.none}>
    <span aria-hidden>—</span>
    <span className="sr-only">{text('diary.nothing-yet')}</span>
  </span>
)

/** The word beside a mark that may still change. */
const provisional = (is: boolean): string | undefined => (is ? text('journal.provisional') : undefined)

const None = () => <span className={styles.none}>—</span>

type PercentProps = {
  cell: AttestationCell
  scoreType: ScoreType
  panel: string
  open: boolean
  onToggle: (period: string | null) => void
}

/** The percent of a period with its mark; pressed, it opens into its parts. */
function Percent({ cell, scoreType, panel, open, onToggle }: PercentProps) {
  const { period, status, percent, recommended, credit, given, sor, soch } = cell
  if (percent === null && sor.length === 0 && soch.length === 0 && !given) return <None />
  const soFar = provisional(status === 'waiting')

  return (
    <button
      type="button"
      className={styles.percent}
      aria-expanded={open}
      aria-controls={open ? panel : undefined}
      onClick={() => onToggle(open ? null : period)}
    >
      <span className="sr-only">{periodName(period)}: </span>
      {percent === null ? <Nothing /> : `${percent} %`}
      <GivenOr
        given={given}
        scoreType={scoreType}
        otherwise={
          <>
            {recommended !== null && <MarkBadge value={recommended} provisional={soFar} />}
            {credit !== null && <CreditBadge passed={credit} provisional={soFar} />}
          </>
        }
      />
    </button>
  )
}
