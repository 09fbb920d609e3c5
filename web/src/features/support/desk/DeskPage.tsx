import { type SupportDeskRow, support } from '@qalam/contract/support/api.ts'
import { deskMoved } from '@qalam/contract/support/events.ts'
import { ticketStates } from '@qalam/contract/support/rules.ts'
import { useState } from 'react'
import { useLive } from '#platform/realtime.ts'
import { useTable } from '#platform/table.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import type { Column } from '#ui/table/DataTable.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import { columnsOfTickets } from '../columns.tsx'
import { everyRequest } from '../reads.ts'
import { AgentsDialog } from './AgentsDialog.tsx'
import { TemplatesDialog } from './TemplatesDialog.tsx'
import { TypeFilter } from './TypeFilter.tsx'

/** What waits to be answered, those that wait longest first. */
export default function DeskPage() {
  const table = useTable(support.desk, { usual: 'movedAt' })
  const [open, setOpen] = useState<'agents' | 'templates' | null>(null)
  useLive(deskMoved, () => everyRequest, everyRequest)
  const close = () => setOpen(null)

  return (
    <Screen
      title={text('support.desk')}
      actions={
        <>
          <Button onClick={() => setOpen('templates')}>{text('support.templates')}</Button>
          {table.data?.can.agents && <Button onClick={() => setOpen('agents')}>{text('support.agents')}</Button>}
        </>
      }
    >
      <ListTable
        table={table}
        caption={text('support.desk')}
        columns={columns()}
        searchLabel={text('support.search')}
        filters={
          <>
            <TypeFilter value={table.asked.type} onChange={(type) => table.onFilter({ type })} />
            <SelectField
              label={text('support.column-state')}
              value={table.asked.state ?? null}
              placeholder={text('support.every-state')}
              onChange={(state) => table.onFilter({ state: state ?? undefined })}
              choices={ticketStates.map((value) => ({ value, label: text(`support.state-${value}`) }))}
            />
            <CheckField
              label={text('support.mine')}
              value={table.asked.mine === '1'}
              onChange={(mine) => table.onFilter({ mine: mine ? '1' : undefined })}
            />
          </>
        }
        empty={<EmptyList title={text('support.none-desk')} />}
      />
      {open === 'agents' && <AgentsDialog onClose={close} />}
      {open === 'templates' && <TemplatesDialog onClose={close} />}
    </Screen>
  )
}

const columns = (): Column<SupportDeskRow>[] => [
  ...columnsOfTickets<SupportDeskRow>('/support/desk/:chatId'),
  {
    key: 'who',
    title: text('support.column-who'),
    cell: ({ who, school }) => [who, school?.[currentLanguage()]].filter(Boolean).join(' · '),
  },
  { key: 'agent', title: text('support.column-agent'), cell: ({ agent }) => agent ?? '—' },
]
