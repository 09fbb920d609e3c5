import type { RegisteredSchool } from '@qalam/contract/school-registry/api.ts'
import { useState } from 'react'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { type Column, DataTable } from '#ui/table/DataTable.tsx'
import { HeadDialog } from '../dialogs/HeadDialog.tsx'
import { ResetDialog } from '../dialogs/ResetDialog.tsx'

type Head = RegisteredSchool['heads'][number]

/** Who heads a school, with their sign-ins. */
export function HeadsCard({ school }: { school: RegisteredSchool }) {
  const [open, setOpen] = useState<'name' | Head | null>(null)
  const close = () => setOpen(null)

  return (
    <Card
      title={text('school-registry.about-head')}
      actions={
        <Button size="small" onClick={() => setOpen('name')}>
          {text('school-registry.name-head')}
        </Button>
      }
    >
      <DataTable
        caption={text('school-registry.about-head')}
        asCards
        rows={school.heads}
        rowKey={({ userId }) => userId}
        columns={columns(setOpen)}
        empty={<EmptyList title={text('school-registry.no-heads')} />}
      />
      {open === 'name' && <HeadDialog schoolId={school.id} onClose={close} />}
      {open !== null && open !== 'name' && <ResetDialog schoolId={school.id} head={open} onClose={close} />}
    </Card>
  )
}

const columns = (onReset: (head: Head) => void): Column<Head>[] => [
  { key: 'name', title: text('school-registry.heads'), cell: ({ name }) => name },
  {
    key: 'login',
    title: text('school-registry.login'),
    cell: ({ login }) => login ?? text('school-registry.no-login'),
  },
  {
    key: 'seenAt',
    title: text('school-registry.seen'),
    cell: ({ seenAt }) => (seenAt ? momentText(seenAt) : text('school-registry.never-seen')),
  },
  {
    key: 'reset',
    title: text('school-registry.reset'),
    bare: true,
    align: 'end',
    cell: (head) => (
      <Button
        size="small"
        aria-label={text('school-registry.reset-of', { name: head.name })}
        onClick={() => onReset(head)}
      >
        {text('school-registry.reset')}
      </Button>
    ),
  },
]
