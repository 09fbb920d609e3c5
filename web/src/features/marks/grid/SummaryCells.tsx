import { memo } from 'react'
import { useLanguage } from '#platform/text.ts'
import { MarkBadge } from '../badge/MarkBadge.tsx'
import type { Summary } from '../board/sheet.ts'
import { Credit } from '../Credit.tsx'
import styles from './Journal.module.css'

type Props = { summary: Summary; average: string; provisional: string | undefined }

const isSame = (a: Props, b: Props) =>
  a.average === b.average &&
  a.provisional === b.provisional &&
  a.summary.percent === b.summary.percent &&
  a.summary.mark === b.summary.mark &&
  a.summary.credit === b.summary.credit

/** What the row adds up to: formative mean, percent, recommended mark. */
export const SummaryCells = memo(function SummaryCells({
  summary: { percent, mark, credit },
  average,
  provisional,
}: Props) {
  useLanguage()
  return (
    <>
      <td role="gridcell" className={styles.average}>
        {average}
      </td>
      <td role="gridcell" className={styles.percent}>
        {percent === null ? '' : `${percent} %`}
      </td>
      <td role="gridcell" className={styles.mark}>
        {mark !== null && <MarkBadge value={mark} provisional={provisional} />}
        {credit !== null && <Credit passed={credit} provisional={provisional} />}
      </td>
    </>
  )
}, isSame)
