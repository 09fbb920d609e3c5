import { addDays, mondayOf } from '@qalam/contract/kernel/calendar.ts'
import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import { timetableProposal } from '@qalam/contract/timetable-proposal/api.ts'
import type { Closed } from '@qalam/contract/timetable-proposal/closed.ts'
import { useState } from 'react'
import { everyReadOf, useCommand } from '#platform/api.ts'
import { today, weekdayLong } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { IconButton } from '#ui/page/IconButton.tsx'
import { IconClose } from '#ui/page/icons.ts'
import { type Column, DataTable } from '#ui/table/DataTable.tsx'
import { closedTimes } from '../reads.ts'
import { ClosedDialog } from './ClosedDialog.tsx'

/** When teachers are not there and rooms are closed: no lesson is laid then. */
export function ClosedTimes({ closed, teachers, cabinets }: Answer<typeof timetableProposal.closed>) {
  const [adding, setAdding] = useState(false)
  const drop = useCommand(timetableProposal.open, {
    refresh: [closedTimes, everyReadOf(timetableProposal.one)],
  })
  const add = (
    <Button size="small" onClick={() => setAdding(true)}>
      {text('timetable-proposal.closed-add')}
    </Button>
  )
  return (
    <Card title={text('timetable-proposal.closed')} actions={add}>
      <DataTable
        asCards
        caption={text('timetable-proposal.closed')}
        columns={columns(({ uuid }) => drop.mutate({ params: { uuid } }))}
        rows={closed}
        rowKey={({ uuid }) => uuid}
        empty={<EmptyList variant="framed" title={text('timetable-proposal.closed-none')} />}
      />
      {adding && <ClosedDialog teachers={teachers} cabinets={cabinets} onClose={() => setAdding(false)} />}
    </Card>
  )
}

const dayOf = ({ weekDay }: Closed): string => weekdayLong(addDays(mondayOf(today()), weekDay - 1))

const columns = (onDrop: (one: Closed) => void): Column<Closed>[] => [
  { key: 'who', title: text('timetable-proposal.closed-who'), cell: ({ label }) => label },
  { key: 'day', title: text('timetable-proposal.closed-day'), cell: dayOf },
  {
    key: 'time',
    title: text('timetable-proposal.closed-time'),
    cell: ({ timeStart, timeEnd }) => `${timeStart}–${timeEnd}`,
  },
  {
    key: 'actions',
    title: text('timetable-proposal.closed-actions'),
    bare: true,
    align: 'end',
    cell: (one) => (
      <IconButton
        label={text('timetable-proposal.closed-drop', { who: one.label, day: dayOf(one) })}
        onClick={() => onDrop(one)}
      >
        <IconClose />
      </IconButton>
    ),
  },
]
