import type { AttestationCell } from '@qalam/contract/diary/api.ts'
import { neededSoch } from '@qalam/contract/diary/rules.ts'
import type { AssessmentRules } from '@qalam/contract/journal/api.ts'
import { useState } from 'react'
import { text } from '#platform/text.ts'
import { NumberField } from '#ui/fields/NumberField.tsx'
import styles from './Attestation.module.css'

/** What many have when the schedule does not hold the work yet. */
const usualMax = 25

/** How many points the SOCH has to bring for a 5, a 4 and a 3. */
export function NeededSoch({
  cell: { formative, sor, soch },
  rules,
}: {
  cell: AttestationCell
  rules: AssessmentRules
}) {
  const planned = soch.find(({ score }) => score === null)?.max
  const [typed, setTyped] = useState<number | null | undefined>(usualMax)
  const max = planned ?? Math.min(Math.max(typed ?? usualMax, 1), 100)
  const given = sor.flatMap(({ score, max }) => (score === null ? [] : [{ score, max }]))
  if (formative.length === 0 && given.length === 0) return null

  const targets = rules.scale
    .map(({ mark }) => mark)
    .filter((mark) => mark > 2)
    .toReversed()
  const lineFor = (mark: number) => {
    const points = neededSoch(mark, { formative, sor: given }, max, rules)
    if (points === null) return text('diary.need-impossible', { mark })
    return points === 0 ? text('diary.need-any', { mark }) : text('diary.need-points', { mark, points, max })
  }

  return (
    <section className={`${styles.how} no-print`}>
      <h3>{text('diary.need-title')}</h3>
      {planned === undefined && (
        <div className={styles.max}>
          <NumberField label={text('diary.need-max')} value={typed} onChange={setTyped} digits={3} />
        </div>
      )}
      <ul aria-live="polite">
        {targets.map((mark) => (
          <li key={mark}>{lineFor(mark)}</li>
        ))}
      </ul>
    </section>
  )
}
