import type { EndingClass } from '@qalam/contract/year-end/api.ts'
import { useState } from 'react'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import type { YearEndChoice, Other } from './draft.ts'
import { OtherDialog } from './OtherDialog.tsx'

type Props = { classes: readonly EndingClass[]; chosen: YearEndChoice; onChange: (chosen: YearEndChoice) => void }

/** Students who leave, repeat the grade or go to another class. */
export function OthersCard({ classes, chosen, onChange }: Props) {
  const [isOpen, open] = useState(false)
  const set = (others: readonly Other[]) => onChange({ ...chosen, others })
  const without = (userId: number) => chosen.others.filter((one) => one.userId !== userId)
  const add = (other: Other) => set([...without(other.userId), other])

  return (
    <Card title={text('year-end.others')} actions={<Button onClick={() => open(true)}>{text('year-end.add')}</Button>}>
      <DataTable
        caption={text('year-end.others')}
        asCards
        rows={chosen.others}
        rowKey={({ userId }) => userId}
        empty={<EmptyList title={text('year-end.others-hint')} />}
        columns={[
          { key: 'name', title: text('year-end.student'), cell: ({ name }) => name },
          { key: 'class', title: text('year-end.class'), cell: ({ label }) => label },
          { key: 'to', title: text('year-end.where'), cell: ({ to }) => to ?? text('year-end.leaves') },
          {
            key: 'drop',
            title: text('year-end.drop'),
            bare: true,
            align: 'end',
            cell: ({ userId, name }) => (
              <Button size="small" aria-label={text('year-end.drop-of', { name })} onClick={() => set(without(userId))}>
                {text('year-end.drop')}
              </Button>
            ),
          },
        ]}
      />
      {isOpen && <OtherDialog classes={classes} chosen={chosen} onAdd={add} onClose={() => open(false)} />}
    </Card>
  )
}
