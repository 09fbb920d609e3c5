import type { groups } from '@qalam/contract/groups/api.ts'
import type { HalfTime } from '@qalam/contract/groups/subgroups.ts'
import { addDays } from '@qalam/contract/kernel/calendar.ts'
import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import { useState } from 'react'
import { dayLong, today } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { type Column, DataTable } from '#ui/table/DataTable.tsx'
import { TimeDialog } from './TimeDialog.tsx'

type Props = Pick<Answer<typeof groups.split>, 'group' | 'subject' | 'times' | 'days' | 'can'>

/** Who was in which half when, and who is to come: the changes, or everybody. */
export function TimesTable({ group, subject, times, days, can }: Props) {
  const [all, setAll] = useState(false)
  const [open, setOpen] = useState<HalfTime | null>(null)
  const now = today()
  const isChange = ({ since, until, follows }: HalfTime) => follows || until !== null || since > now
  const shown = all ? times : times.filter(isChange)

  return (
    <Card
      title={text('groups.times')}
      actions={<CheckField label={text('groups.times-all')} value={all} onChange={(next) => setAll(next === true)} />}
    >
      <DataTable
        caption={text('groups.times')}
        asCards
        rows={shown}
        rowKey={({ studentId, since }) => `${studentId} ${since}`}
        columns={[...columns(now), ...(can.edit ? [acts(setOpen)] : [])]}
        empty={<EmptyList title={text('groups.no-changes')} />}
      />
      {open && (
        <TimeDialog
          of={{ groupId: group.id, subjectId: subject.id }}
          time={open}
          days={days}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  )
}

const columns = (now: string): Column<HalfTime>[] => [
  { key: 'name', title: text('groups.pupil'), cell: ({ name }) => name },
  { key: 'half', title: text('groups.subgroup'), cell: ({ half }) => text('groups.half', { number: half }) },
  {
    key: 'since',
    title: text('groups.since'),
    cell: ({ since }) => (
      <>
        {dayLong(since)} {since > now && <Badge>{text('groups.coming')}</Badge>}
      </>
    ),
  },
  { key: 'until', title: text('groups.until'), cell: ({ until }) => (until ? dayLong(addDays(until, -1)) : '—') },
]

const acts = (open: (time: HalfTime) => void): Column<HalfTime> => ({
  key: 'acts',
  title: text('groups.actions'),
  bare: true,
  cell: (time) => (
    <Button size="small" onClick={() => open(time)}>
      {text('groups.correct-time')}
    </Button>
  ),
})
