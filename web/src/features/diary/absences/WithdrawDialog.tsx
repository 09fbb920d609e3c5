import { attendance } from '@qalam/contract/attendance/api.ts'
import type { OwnNotice } from '@qalam/contract/attendance/notices.ts'
import { saidBy, useCommand } from '#platform/api.ts'
import { daysBetweenText } from '#platform/dates.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { everyNotice } from '../reads.ts'

/** Asks, then takes a notice back: the child comes after all. */
export function WithdrawDialog({ notice, onClose }: { notice: OwnNotice; onClose: () => void }) {
  const withdraw = useCommand(attendance.withdrawNotice, { silent: true, refresh: everyNotice })
  const done = () => {
    tellSuccess(text('attendance.notice-taken-back'))
    onClose()
  }

  return (
    <ConfirmDialog
      title={text('attendance.notice-withdraw')}
      message={text('attendance.notice-withdraw-question', { days: daysBetweenText(notice.from, notice.until) })}
      action={text('attendance.notice-withdraw')}
      busy={withdraw.isPending}
      error={withdraw.error && saidBy(withdraw.error)}
      onConfirm={() => withdraw.mutate({ params: { uuid: notice.id } }, { onSuccess: done })}
      onClose={onClose}
    />
  )
}
