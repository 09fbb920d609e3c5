import { attendance } from '@qalam/contract/attendance/api.ts'
import { absenceNoticed } from '@qalam/contract/attendance/events.ts'
import type { OwnNotice } from '@qalam/contract/attendance/notices.ts'
import { useState } from 'react'
import { useUser } from '#features/auth/public.tsx'
import { daysBetweenText, momentText, today } from '#platform/dates.ts'
import { useLive } from '#platform/realtime.ts'
import { useTable } from '#platform/table.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import type { Column } from '#ui/table/DataTable.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import { ChildSwitch, NoChild } from '../ChildSwitch.tsx'
import { DiaryTabs } from '../DiaryTabs.tsx'
import { everyNotice } from '../reads.ts'
import { AbsenceDialog } from './AbsenceDialog.tsx'
import { WithdrawDialog } from './WithdrawDialog.tsx'

/** What a family told the school of: the days that the child is away. A student reads it. */
export default function AbsencesPage() {
  const { role, children } = useUser()
  const isParent = role === 'parent'
  if (isParent && children.length === 0) return <NoChild title={text('attendance.notices')} />
  return <Notices isParent={isParent} />
}

function Notices({ isParent }: { isParent: boolean }) {
  const table = useTable(attendance.notices, { usual: '-from' })
  const [giving, give] = useState(false)
  const [withdrawn, withdraw] = useState<OwnNotice | null>(null)
  useLive(absenceNoticed, () => everyNotice, everyNotice)
  const { student, can } = table.data ?? {}

  return (
    <Screen
      title={text('attendance.notices')}
      lead={student?.fullName}
      actions={
        can?.give === true && (
          <Button kind="main" onClick={() => give(true)}>
            {text('attendance.notice-give')}
          </Button>
        )
      }
    >
      {student && <ChildSwitch shown={student.userId} />}
      <DiaryTabs active="absences" />
      <p>{text(isParent ? 'attendance.notices-lead' : 'attendance.notices-lead-own')}</p>
      <ListTable
        table={table}
        caption={text('attendance.notices')}
        columns={columns(isParent ? withdraw : null)}
        empty={<EmptyList title={text('attendance.notices-none')} />}
      />
      {giving && student && <AbsenceDialog child={student.userId} onClose={() => give(false)} />}
      {withdrawn && <WithdrawDialog notice={withdrawn} onClose={() => withdraw(null)} />}
    </Screen>
  )
}

function columns(onWithdraw: ((notice: OwnNotice) => void) | null): Column<OwnNotice>[] {
  const acts: Column<OwnNotice> = {
    key: 'acts',
    title: text('attendance.notice-withdraw'),
    bare: true,
    cell: (notice) =>
      notice.can.withdraw && (
        <Button
          size="small"
          aria-label={text('attendance.notice-withdraw-of', { days: daysBetweenText(notice.from, notice.until) })}
          onClick={() => onWithdraw?.(notice)}
        >
          {text('attendance.notice-withdraw')}
        </Button>
      ),
  }
  return [
    {
      key: 'from',
      title: text('attendance.notice-days'),
      sortable: true,
      cell: ({ from, until }) => daysBetweenText(from, until),
    },
    { key: 'kind', title: text('attendance.notice-kind'), cell: ({ kind }) => text(`attendance.notice-${kind}`) },
    { key: 'words', title: text('attendance.notice-words'), cell: ({ words }) => words || '—' },
    { key: 'by', title: text('attendance.notice-by'), cell: ({ by }) => by },
    { key: 'at', title: text('attendance.notice-at'), cell: ({ at }) => momentText(at) },
    { key: 'state', title: text('attendance.notice-state'), cell: state },
    ...(onWithdraw ? [acts] : []),
  ]
}

function state({ withdrawn, until }: OwnNotice) {
  if (withdrawn) {
    return text('attendance.notice-withdrawn', { by: withdrawn.by, at: momentText(withdrawn.at) })
  }
  return until < today() ? (
    text('attendance.notice-over')
  ) : (
    <Badge tone="success">{text('attendance.notice-stands')}</Badge>
  )
}
