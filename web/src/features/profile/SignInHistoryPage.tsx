import { auth, SignInEvent } from '@qalam/contract/auth/api.ts'
import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import { useState } from 'react'
import { everyReadOf, useCommand } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { tellSuccess } from '#platform/notices.ts'
import { useTable } from '#platform/table.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { deviceName } from './device.ts'
import styles from './Profile.module.css'
import { ProfileTabs } from './ProfileTabs.tsx'

type SignInRow = Answer<typeof auth.history>['rows'][number]

/** Sign-ins of the account, newest first unless turned around; a session that is still open elsewhere can be ended. */
export default function SignInHistoryPage() {
  const table = useTable(auth.history, { usual: '-at' })
  const [ending, setEnding] = useState<string | null>(null)
  const [endingAll, setEndingAll] = useState(false)
  const endOthers = useCommand(auth.endOthers, { refresh: [everyReadOf(auth.history)] })
  const end = useCommand(auth.endSession, { refresh: [everyReadOf(auth.history)] })

  const endSession = async (id: string) => {
    await end.mutateAsync({ body: { id } })
    setEnding(null)
    tellSuccess(text('profile.session-ended-now'))
  }

  const endAll = async () => {
    const { ended } = await endOthers.mutateAsync({})
    setEndingAll(false)
    tellSuccess(text('profile.others-ended', { count: ended }))
  }

  return (
    <Screen
      title={text('profile.history')}
      lead={text('profile.history-lead')}
      actions={<Button onClick={() => setEndingAll(true)}>{text('profile.end-others')}</Button>}
    >
      <ProfileTabs active="history" />
      <ListTable
        table={table}
        caption={text('profile.history')}
        filters={
          <SelectField
            label={text('profile.outcome')}
            bare
            placeholder={text('profile.every-outcome')}
            value={table.asked.outcome ?? null}
            onChange={(outcome) => table.onFilter({ outcome: outcome ?? undefined })}
            choices={SignInEvent.shape.outcome.options.map((value) => ({
              value,
              label: text(`profile.outcome-${value}`),
            }))}
          />
        }
        empty={<EmptyList title={text('profile.history-empty')} />}
        columns={[
          {
            key: 'at',
            title: text('profile.when'),
            sortable: true,
            cell: ({ at }) => <time dateTime={at}>{momentText(at)}</time>,
          },
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
      {endingAll && (
        <ConfirmDialog
          title={text('profile.end-others')}
          message={text('profile.end-others-question')}
          action={text('profile.end-others')}
          busy={endOthers.isPending}
          danger
          onConfirm={() => endAll().catch(() => undefined)}
          onClose={() => setEndingAll(false)}
        />
      )}
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
