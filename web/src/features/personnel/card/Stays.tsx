import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import type { PersonCard } from '@qalam/contract/personnel/card.ts'
import { named } from '#platform/named.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Card } from '#ui/page/Card.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'

/** The classes of a student with the orders of coming and going, and the schools before and after. */
export const Stays = ({ stays, otherSchools }: Pick<PersonCard, 'stays' | 'otherSchools'>) => (
  <Card title={text('person.history')}>
    <DataTable
      caption={text('person.history')}
      asCards
      rows={stays}
      rowKey={({ since }) => since}
      columns={[
        { key: 'group', title: text('person.group'), cell: ({ group }) => group.label },
        { key: 'since', title: text('person.since'), cell: ({ since }) => dottedOf(since) },
        {
          key: 'until',
          title: text('person.until'),
          cell: ({ until }) => (until ? dottedOf(until) : text('person.until-now')),
        },
        { key: 'arrival', title: text('person.arrival-order'), cell: ({ arrivalOrder }) => arrivalOrder || '—' },
        {
          key: 'departure',
          title: text('person.departure-order'),
          cell: ({ departureOrder }) => departureOrder || '—',
        },
      ]}
      empty={<EmptyList title={text('person.no-history')} />}
    />
    {otherSchools.map(({ way, school, on, order }) => (
      <p key={`${way}${on}`}>{text(`person.school-${way}`, { school: named(school), on: dottedOf(on), order })}</p>
    ))}
  </Card>
)
