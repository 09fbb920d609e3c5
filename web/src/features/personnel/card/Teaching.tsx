import type { PersonCard } from '@qalam/contract/personnel/card.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Card } from '#ui/page/Card.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'

/** The classes that somebody teaches in (SH-MODAL-29). */
export function Teaching({ teaching }: { teaching: PersonCard['teaching'] }) {
  const rows = teaching.map((one, at) => ({ ...one, number: at + 1 }))
  return (
    <Card title={text('person.teaching')}>
      <DataTable
        caption={text('person.teaching')}
        rows={rows}
        rowKey={({ number }) => number}
        columns={[
          { key: 'number', title: text('person.number'), cell: ({ number }) => number },
          {
            key: 'group',
            title: text('person.group'),
            cell: ({ group, subgroup }) => [group.label, subgroup].filter(Boolean).join(' · '),
          },
          { key: 'subject', title: text('person.subject'), cell: ({ subject }) => subject[currentLanguage()] },
          { key: 'hours', title: text('person.hours'), align: 'center', cell: ({ hours }) => hours },
        ]}
        empty={<EmptyList title={text('person.no-teaching')} />}
      />
    </Card>
  )
}
