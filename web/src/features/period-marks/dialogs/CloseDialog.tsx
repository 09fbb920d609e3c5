import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import type { MarkPeriod } from '@qalam/contract/period-marks/rules.ts'
import { saidBy, useCommand } from '#platform/api.ts'
import { listText } from '#platform/dates.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import styles from '../PeriodMarks.module.css'
import { everything } from '../reads.ts'
import { periodName } from '../words.tsx'

type Props = {
  planUuid: string
  period: MarkPeriod
  /** Names of those without a mark or a reason for none. */
  missing: readonly string[]
  unmarkedLessons: number
  onClose: () => void
}

const closeBy = (period: MarkPeriod) =>
  period.startsWith('q')
    ? periodMarks.closeQuarter
    : period === 'h1' || period === 'h2'
      ? periodMarks.closeHalfYear
      : periodMarks.closeYear

/** Names told before it only counts. */
const told = 5

/** Closing cannot be taken back: what is missing is told first (M-71). */
export function CloseDialog({ planUuid, period, missing, unmarkedLessons, onClose }: Props) {
  const close = useCommand(closeBy(period), { refresh: everything, silent: true })
  const confirm = async () => {
    try {
      await close.mutateAsync({ params: { id: planUuid }, body: { period } })
      tellSuccess(text('period-marks.closed-now', { period: periodName(period) }))
      onClose()
    } catch {
      // The dialog says why and stays.
    }
  }
  return (
    <ConfirmDialog
      title={text('period-marks.close', { period: periodName(period) })}
      action={text('period-marks.close-action')}
      danger
      busy={close.isPending}
      error={close.error ? saidBy(close.error) : null}
      onConfirm={confirm}
      onClose={onClose}
      message={
        <div className={styles.list}>
          <p>{text('period-marks.close-warning')}</p>
          {missing.length > 0 && (
            <p>
              {text('period-marks.close-missing', { count: missing.length })}: {listText(missing.slice(0, told))}
              {missing.length > told && ' …'}
            </p>
          )}
          {unmarkedLessons > 0 && <p>{text('period-marks.close-unmarked', { count: unmarkedLessons })}</p>}
        </div>
      }
    />
  )
}
