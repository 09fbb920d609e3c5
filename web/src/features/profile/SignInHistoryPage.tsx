import { auth } from '@qalam/contract/auth/api.ts'
import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import { keepPreviousData, useSuspenseQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { everyReadOf, useCommand } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { tellSuccess } from '#platform/notices.ts'
import { useFilters } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { deviceName } from './device.ts'
import styles from './Profile.module.css'
import { ProfileTabs } from './ProfileTabs.tsx'
import { signIns } from './reads.ts'

type SignInRow = Answer<typeof auth.history>['rows'][number]

/** Sign-ins of the account, newest first; a session that is still open elsewhere can be ended. */
export default function SignInHistoryPage() {
  const [filters, change] = useFilters()
  const page = Math.max(1, Number(filters['page']) || 1)
  const { data: first } = useSuspenseQuery(signIns(1))
  const { data: history = first } = useQuery({ ...signIns(page), placeholderData: keepPreviousData })
  const [ending, setEnding] = useState<string | null>(null)
  const end = useCommand(auth.endSession, { refresh: [everyReadOf(auth.history)] })

  const endSession = async (id: string) => {
    await end.mutateAsync({ body: { id } })
    setEnding(null)
    tellSuccess(text('profile.session-ended-now'))
  }

  return (
    <Screen title={text('profile.history')} lead={text('profile.history-lead')}>
      <ProfileTabs active="history" />
      <DataTable
        caption={text('profile.history')}
        asCards
        rows={history.rows}
        rowKey={({ id }) => id}
        empty={<EmptyList title={text('profile.history-empty')} />}
        columns={[
          { key: 'at', title: text('profile.when'), cell: ({ at }) => <time dateTime={at}>{momentText(at)}</time> },
          { key: 'outcome', title: text('profile.outcome'), cell: (row) => <Outcome row={row} /> },
          {
            key: 'device',
            title: text('profile.device'),
            cell: ({ device }) => (
              <span className={styles.device} title={device}>
                {deviceName(device)}
              </span>
            ),
          },
          { key: 'address', title: text('profile.address'), cell: ({ address }) => address },
          { key: 'session', title: text('profile.session'), cell: (row) => <Session row={row} onEnd={setEnding} /> },
        ]}
      />
      <Pager
        page={history.page}
        pages={Math.ceil(history.total / history.pageSize)}
        onPage={(next) => change({ page: next === 1 ? undefined : next })}
      />
      {ending && (
        <ConfirmDialog
          title={text('profile.end-session')}
          message={text('profile.end-session-question')}
          action={text('profile.end-session')}
          busy={end.isPending}
          danger
          onConfirm={() => endSession(ending).catch(() => undefined)}
          onClose={() => setEnding(null)}
        />
      )}
    </Screen>
  )
}

const Outcome = ({ row: { outcome } }: { row: SignInRow }) => (
  <Badge tone={outcome === 'wrong-password' || outcome === 'blocked' ? 'warning' : 'success'}>
    {text(`profile.outcome-${outcome}`)}
  </Badge>
)

function Session({ row: { session }, onEnd }: { row: SignInRow; onEnd: (id: string) => void }) {
  if (!session) return '—'
  if (session.endedAt) return text('profile.session-ended', { at: momentText(session.endedAt) })
  if (session.current) return <Badge tone="accent">{text('profile.session-current')}</Badge>
  return (
    <Button size="small" onClick={() => onEnd(session.id)}>
      {text('profile.end-session')}
    </Button>
  )
}
