import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import type { PeriodSheet } from '@qalam/contract/period-marks/shapes.ts'
import { useState } from 'react'
import { call, saidBy } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { byAt } from '../byAt.ts'
import styles from '../PeriodMarks.module.css'

/** Who closed the period and who corrected it since, and the signed text to keep. */
export function ClosedCard({ sheet: { calendarPlanUuid, period, closings } }: { sheet: PeriodSheet }) {
  const [said, say] = useState('')
  const keep = async () => {
    try {
      const signed = await call(periodMarks.signed, { params: { id: calendarPlanUuid, period } })
      hand(`${period}-${calendarPlanUuid}.json`, JSON.stringify(signed, null, 2))
      const isValid = signed.revisions.every(({ valid }) => valid)
      say(text(isValid ? 'period-marks.signature-holds' : 'period-marks.signature-fails'))
    } catch (failure) {
      say(saidBy(failure))
    }
  }
  return (
    <Card
      title={text('period-marks.closings-of')}
      actions={<Button onClick={() => void keep()}>{text('period-marks.download-signed')}</Button>}
    >
      <ul className={styles.list}>
        {closings.map(({ revision, by, at }) => (
          <li key={revision}>
            {text(revision === 1 ? 'period-marks.closed-by' : 'period-marks.corrected-by', { who: byAt(by, at) })}
          </li>
        ))}
      </ul>
      <p role="status">{said}</p>
    </Card>
  )
}

/** Hands a text to the browser as a file. */
function hand(name: string, content: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
