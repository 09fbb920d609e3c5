import type { TicketRow } from '@qalam/contract/support/api.ts'
import { momentText } from '#platform/dates.ts'
import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { Link } from '#ui/page/Link.tsx'
import type { Column } from '#ui/table/DataTable.tsx'
import styles from './Support.module.css'

const tones = { new: 'accent', 'in-work': 'warning', answered: 'success', closed: 'neutral' } as const

export const StateBadge = ({ state }: Pick<TicketRow, 'state'>) => (
  <Badge tone={tones[state]}>{text(`support.state-${state}`)}</Badge>
)

/** Where a request is opened: by who asked among their own, by who answers on the desk. */
type Place = '/support/support/chat/:chatId' | '/support/desk/:chatId'

/** What every list of requests shows; the first column leads to the request. */
export const columnsOfTickets = <Row extends TicketRow>(place: Place): Column<Row>[] => [
  {
    key: 'about',
    title: text('support.column-about'),
    cell: ({ id, number, type, about }) => (
      <div className={styles.about}>
        <Link href={linkTo(place, { chatId: id })}>
          {[text('support.number', { number }), text(`support.type-${type}`)].join(' · ')}
        </Link>
        {about !== '' && <span>{about.slice(0, 80)}</span>}
      </div>
    ),
  },
  { key: 'state', title: text('support.column-state'), cell: ({ state }) => <StateBadge state={state} /> },
  {
    key: 'movedAt',
    title: text('support.column-moved'),
    sortable: true,
    cell: ({ movedAt }) => <time dateTime={movedAt}>{momentText(movedAt)}</time>,
  },
]
