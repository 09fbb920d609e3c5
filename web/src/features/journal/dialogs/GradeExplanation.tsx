import type { AssessmentRules } from '@qalam/contract/journal/api.ts'
import type { ReactNode } from 'react'
import { numberText, percentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { MarkBadge } from '#features/marks/badge/public.tsx'
import styles from './GradeExplanation.module.css'

type Props = { rules: AssessmentRules; onClose: () => void }

/** How points become a percent, a percent a mark, and period marks a year mark: three formulas (M-15, SH-MODAL-5, Q-054). */
export default function GradeExplanation({ rules, onClose }: Props) {
  return (
    <Dialog title={text('journal.explained')} width={700} onClose={onClose}>
      <PeriodFormula rules={rules} />
      <Scale rules={rules} />
      <YearFormula />
    </Dialog>
  )
}

/** A fraction drawn as one; read aloud from the label of its figure. */
function Fraction({ top, bottom }: { top: ReactNode; bottom: ReactNode }) {
  return (
    <span className={styles.fraction}>
      <span>{top}</span>
      <span>{bottom}</span>
    </span>
  )
}

function PeriodFormula({ rules: { weights, sorBy } }: { rules: AssessmentRules }) {
  const parts = [
    [text('journal.fo-short'), weights.fo],
    [text('journal.sor-short'), weights.sor],
    [text('journal.soch'), weights.soch],
  ] as const
  const said = parts.map(([name, weight]) => `${name} × ${percentText(weight)}`).join(' + ')

  return (
    <figure className={styles.formula}>
      <figcaption>{text('journal.period-percent')}</figcaption>
      <div role="img" aria-label={`${text('journal.period-percent')} = ${said}`} className={styles.line}>
        <span>
          <b>%</b> ={' '}
        </span>
        {parts.map(([name, weight], index) => (
          <span key={name}>
            {index > 0 && ' + '}
            <b>{name} %</b> × {numberText(weight)}
          </span>
        ))}
      </div>
      <div role="img" aria-label={text('journal.parts-said')} className={styles.line}>
        <span>
          <b>{text('journal.fo-short')} %</b> = <Fraction top={text('journal.mean-score')} bottom="10" /> × 100
        </span>
        <span>
          <b>{text('journal.sor-short')} %</b> ={' '}
          <Fraction
            top={text(sorBy === 'points' ? 'journal.all-points' : 'journal.sum-percents')}
            bottom={text(sorBy === 'points' ? 'journal.all-maxima' : 'journal.works')}
          />
          {sorBy === 'points' && ' × 100'}
        </span>
        <span>
          <b>{text('journal.soch')} %</b> = <Fraction top={text('journal.points')} bottom={text('journal.maximum')} /> ×
          100
        </span>
      </div>
      <p className={styles.hint}>{text('journal.without-parts')}</p>
    </figure>
  )
}

function Scale({ rules: { scale, creditFrom } }: { rules: AssessmentRules }) {
  const rows = scale.map(({ from, mark }, index) => ({ from, mark, to: (scale[index + 1]?.from ?? 101) - 1 }))

  return (
    <figure className={styles.formula}>
      <figcaption>{text('journal.percent-to-mark')}</figcaption>
      <table className={styles.scale}>
        <thead>
          <tr>
            <th scope="col">%</th>
            <th scope="col">{text('journal.mark-short')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ from, to, mark }) => (
            <tr key={mark}>
              <td>
                {from}–{to}
              </td>
              <td>
                <MarkBadge value={mark} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.hint}>{text('journal.rounded', { percent: creditFrom })}</p>
    </figure>
  )
}

function YearFormula() {
  return (
    <figure className={styles.formula}>
      <figcaption>{text('journal.year-mark')}</figcaption>
      <div role="img" aria-label={text('journal.year-said')} className={styles.line}>
        <b>{text('journal.year-short')}</b> ={' '}
        <Fraction top={text('journal.sum-of-period-marks')} bottom={text('journal.count-of-periods')} />
      </div>
      <p className={styles.hint}>{text('journal.year-said')}</p>
    </figure>
  )
}
