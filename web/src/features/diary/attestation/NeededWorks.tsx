import type { AttestationCell } from '@qalam/contract/diary/api.ts'
import { type AnnouncedWork, type Needed, neededFor } from '@qalam/contract/diary/rules.ts'
import type { AssessmentRules, ScoreType } from '@qalam/contract/journal/api.ts'
import { useState } from 'react'
import { text } from '#platform/text.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import styles from './Attestation.module.css'

/** What many have when the schedule does not hold the work yet. */
const usualMax = 25

type Props = { cell: AttestationCell; scoreType: ScoreType; rules: AssessmentRules }

/** How many points the works to come have to bring for a 5, a 4 and a 3; nothing where it cannot be said. */
export function NeededWorks({ cell, scoreType, rules }: Props) {
  const { status, formative, sor } = cell
  const [typed, setTyped] = useState<number | null | undefined>(usualMax)
  const isUnplanned = scoreType === 'mark_quarter' && cell.soch.length === 0
  const max = Math.min(Math.max(typed ?? usualMax, 1), 100)
  const soch: readonly AnnouncedWork[] = isUnplanned ? [{ score: null, max }] : cell.soch
  const lines = rules.scale.flatMap(({ mark }) => {
    const needed = mark > 2 ? neededFor(mark, { scoreType, status, formative, sor, soch }, rules) : null
    return needed ? [{ mark, said: said(mark, needed, sor, soch) }] : []
  })
  if (lines.length === 0) return null

  return (
    <section className={`${styles.how} no-print`}>
      <h3>{text('diary.need-title')}</h3>
      {isUnplanned && (
        <div className={styles.max}>
          <NumberField label={text('diary.need-max')} value={typed} onChange={setTyped} digits={3} />
        </div>
      )}
      <ul aria-live="polite">
        {lines.toReversed().map((line) => (
          <li key={line.mark}>{line.said}</li>
        ))}
      </ul>
      {status !== 'closed' && <p className={styles.note}>{text('diary.need-if')}</p>}
    </section>
  )
}

type Works = readonly AnnouncedWork[]

function said(mark: number, needed: Needed, sor: Works, soch: Works): string {
  if (needed.kind !== 'points') return text(`diary.need-${needed.kind}`, { mark })
  const parts = [
    ...needed.sor.map((points, index) => partSaid(text('journal.sor-of', { number: index + 1 }), points, sor[index])),
    ...needed.soch.map((points, index) => partSaid(text('journal.soch'), points, soch[index])),
  ]
  return text('diary.need-points', { mark, works: parts.filter(Boolean).join(', ') })
}

const partSaid = (name: string, points: number | null, work: AnnouncedWork | undefined): string =>
  points === null || !work ? '' : text('diary.need-work', { name, points, max: work.max })
