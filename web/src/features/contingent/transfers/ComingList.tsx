import type { Coming } from '@qalam/contract/contingent/coming.ts'
import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Menu } from '#ui/overlay/Menu.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Link } from '#ui/page/Link.tsx'
import { type Column, DataTable } from '#ui/table/DataTable.tsx'
import { allComing } from '../reads.ts'
import { ChangeComingDialog, TakeBackDialog } from './ComingDialogs.tsx'

type Open = { one: Coming; how: 'change' | 'take-back' }

/** Moves and arrivals that are dated ahead: each is changed or taken back until its day. */
export function ComingList() {
  const { data } = useSuspenseQuery(allComing)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const acts = (one: Coming) => (
    <Menu
      face="dots"
      align="end"
      label={text('transfers.actions-of', { name: one.name })}
      items={[
        { label: text('transfers.change-coming'), onSelect: () => setOpen({ one, how: 'change' }) },
        { label: text('transfers.take-back'), onSelect: () => setOpen({ one, how: 'take-back' }) },
      ]}
    />
  )
  return (
    <Card title={text('transfers.coming')}>
      <DataTable
        caption={text('transfers.coming')}
        asCards
        rows={data}
        rowKey={({ id }) => id}
        columns={columns(acts)}
        empty={<EmptyList title={text('transfers.none-coming')} />}
      />
      {open?.how === 'change' && <ChangeComingDialog one={open.one} onClose={close} />}
      {open?.how === 'take-back' && <TakeBackDialog one={open.one} onClose={close} />}
    </Card>
  )
}

const columns = (acts: (one: Coming) => React.ReactNode): Column<Coming>[] => [
  {
    key: 'name',
    title: text('transfers.student'),
    cell: ({ userId, name }) => <Link href={linkTo('/backoffice/contingent/:userId', { userId })}>{name}</Link>,
  },
  { key: 'since', title: text('transfers.coming-since'), cell: ({ since }) => dottedOf(since) },
  { key: 'from', title: text('transfers.coming-from'), cell: ({ from }) => from ?? text('transfers.coming-arrives') },
  { key: 'group', title: text('transfers.into-group'), cell: ({ group }) => group.label },
  { key: 'order', title: text('transfers.order'), cell: ({ order }) => order || '—' },
  { key: 'actions', title: text('transfers.actions'), bare: true, align: 'end', cell: acts },
]
