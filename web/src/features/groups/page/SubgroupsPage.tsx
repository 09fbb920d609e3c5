import { groupChanged } from '@qalam/contract/groups/events.ts'
import type { SplitSubject } from '@qalam/contract/groups/subgroups.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { named } from '#platform/named.ts'
import { useLive } from '#platform/realtime.ts'
import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Menu } from '#ui/overlay/Menu.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Link } from '#ui/page/Link.tsx'
import { type Column, DataTable } from '#ui/table/DataTable.tsx'
import { DissolveDialog } from '../dialogs/DissolveDialog.tsx'
import { HalveDialog } from '../dialogs/HalveDialog.tsx'
import { groupSubgroups } from '../reads.ts'
import { GroupScreen } from './GroupScreen.tsx'

/** The subjects for which a class is in two halves (R-2.7-04, R-2.7-13). */
export default function SubgroupsPage({ params: { groupId } }: { params: { groupId: string } }) {
  const read = groupSubgroups(groupId)
  const { group, subjects, choices, can } = useSuspenseQuery(read).data
  const [open, setOpen] = useState<'halve' | SplitSubject | null>(null)
  useLive(groupChanged, () => [read], [read])
  const close = () => setOpen(null)

  return (
    <GroupScreen
      group={group}
      active="subgroups"
      actions={
        can.edit && (
          <Button kind="main" onClick={() => setOpen('halve')}>
            {text('groups.halve')}
          </Button>
        )
      }
    >
      <DataTable
        caption={text('groups.subgroups')}
        asCards
        rows={subjects}
        rowKey={({ subject }) => subject.id}
        columns={[...columns(group.id), ...(can.edit ? [acts(setOpen)] : [])]}
        empty={<EmptyList title={text('groups.none-halved')} text={text('groups.none-halved-hint')} />}
      />
      {open === 'halve' && <HalveDialog groupId={group.id} choices={choices} onClose={close} />}
      {open && open !== 'halve' && <DissolveDialog groupId={group.id} subject={open.subject} onClose={close} />}
    </GroupScreen>
  )
}

const columns = (groupId: number): Column<SplitSubject>[] => [
  {
    key: 'subject',
    title: text('groups.subject'),
    cell: ({ subject }) => (
      <Link href={linkTo('/v3/backoffice/groups/:groupId/subgroups/:subjectId', { groupId, subjectId: subject.id })}>
        {named(subject.name)}
      </Link>
    ),
  },
  half(0),
  half(1),
  {
    key: 'unplaced',
    title: text('groups.unplaced'),
    cell: ({ unplaced }) => (unplaced > 0 ? <Badge tone="warning">{unplaced}</Badge> : '—'),
  },
]

const half = (place: 0 | 1): Column<SplitSubject> => ({
  key: `half-${place}`,
  title: text('groups.half', { number: place + 1 }),
  cell: ({ subgroups }) => {
    const part = subgroups[place]
    if (!part) return '—'
    const count = text('groups.students-count', { count: part.students })
    return [part.name, count, part.teacher ?? text('groups.no-plan')].filter(Boolean).join(' · ')
  },
})

const acts = (open: (subject: SplitSubject) => void): Column<SplitSubject> => ({
  key: 'actions',
  title: text('groups.actions'),
  bare: true,
  align: 'end',
  cell: (subject) => (
    <Menu
      face="dots"
      align="end"
      label={text('groups.actions-of', { label: named(subject.subject.name) })}
      items={[{ label: text('groups.dissolve'), danger: true, onSelect: () => open(subject) }]}
    />
  ),
})
