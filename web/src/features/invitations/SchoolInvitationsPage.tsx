import { invitations, invitationStates, type SchoolInvitation } from '@qalam/contract/invitations/api.ts'
import { invitationsChanged } from '@qalam/contract/invitations/events.ts'
import { useState } from 'react'
import { dayLong, momentText } from '#platform/dates.ts'
import { useLive } from '#platform/realtime.ts'
import { useTable } from '#platform/table.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import type { Column } from '#ui/table/DataTable.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import { invitedTo } from './invitedTo.ts'
import { everyInvitation } from './reads.ts'
import { RowActs } from './RowActs.tsx'
import { WithdrawDialog } from './WithdrawDialog.tsx'

/** Whom the school invited: who waits, with another sheet to print, and what the others answered. */
export default function SchoolInvitationsPage() {
  const table = useTable(invitations.list, { usual: '-askedAt' })
  const [withdrawn, setWithdrawn] = useState<SchoolInvitation | null>(null)
  useLive(invitationsChanged, () => everyInvitation, everyInvitation)

  return (
    <Screen title={text('invitations.title')} lead={text('invitations.lead')}>
      <ListTable
        table={table}
        caption={text('invitations.title')}
        columns={columns(setWithdrawn)}
        searchLabel={text('invitations.search')}
        filters={
          <SelectField
            bare
            label={text('invitations.state')}
            placeholder={text('invitations.every-state')}
            value={table.asked.state ?? null}
            onChange={(state) => table.onFilter({ state: state ?? undefined })}
            choices={invitationStates.map((value) => ({ value, label: text(`invitations.state-${value}`) }))}
          />
        }
        empty={<EmptyList title={text('invitations.empty')} text={text('invitations.empty-hint')} />}
      />
      {withdrawn && <WithdrawDialog invitation={withdrawn} onClose={() => setWithdrawn(null)} />}
    </Screen>
  )
}

const columns = (onWithdraw: (invitation: SchoolInvitation) => void): Column<SchoolInvitation>[] => [
  { key: 'name', title: text('invitations.name'), sortable: true, cell: ({ name }) => name },
  { key: 'to', title: text('invitations.to'), cell: invitedTo },
  { key: 'askedAt', title: text('invitations.asked-at'), sortable: true, cell: ({ askedAt }) => momentText(askedAt) },
  { key: 'askedBy', title: text('invitations.asked-by'), cell: ({ askedBy }) => askedBy || '—' },
  { key: 'state', title: text('invitations.state'), cell: stateOf },
  {
    key: 'acts',
    title: text('person.actions'),
    bare: true,
    cell: (invitation) =>
      invitation.state === 'asked' && <RowActs invitation={invitation} onWithdraw={() => onWithdraw(invitation)} />,
  },
]

const stateOf = ({ state, until }: SchoolInvitation) => (
  <>
    <Badge tone={state === 'accepted' ? 'success' : state === 'asked' ? 'accent' : 'neutral'}>
      {text(`invitations.state-${state}`)}
    </Badge>
    {state === 'asked' && <div>{text('invitations.until', { day: dayLong(until) })}</div>}
  </>
)
