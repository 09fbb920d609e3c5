import { support } from '@qalam/contract/support/api.ts'
import { ticketMoved } from '@qalam/contract/support/events.ts'
import { useLive } from '#platform/realtime.ts'
import { useTable } from '#platform/table.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Link } from '#ui/page/Link.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import { columnsOfTickets } from './columns.tsx'
import { TypeFilter } from './desk/TypeFilter.tsx'
import { everyRequest } from './reads.ts'
import styles from './Support.module.css'
import { SupportTabs } from './SupportTabs.tsx'

/** What the person asked: what is open, or what is over. */
export function OwnRequests({ closed }: { closed: boolean }) {
  const table = useTable(support.requests, { usual: '-movedAt', fixed: closed ? { closed: '1' } : {} })
  useLive(ticketMoved, () => everyRequest, everyRequest)
  const title = text(closed ? 'support.archive' : 'support.requests')

  return (
    <Screen title={title}>
      <div className={styles.page}>
        <SupportTabs active={closed ? 'closed' : 'open'} />
        <ListTable
          table={table}
          caption={title}
          columns={columnsOfTickets('/support/support/chat/:chatId')}
          searchLabel={text('support.search')}
          filters={<TypeFilter value={table.asked.type} onChange={(type) => table.onFilter({ type })} />}
          empty={
            closed ? (
              <EmptyList title={text('support.none-over')} />
            ) : (
              <EmptyList
                title={text('support.none')}
                text={text('support.none-hint')}
                action={<Link href="/support">{text('support.new')}</Link>}
              />
            )
          }
        />
      </div>
    </Screen>
  )
}
