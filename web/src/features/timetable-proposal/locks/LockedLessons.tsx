import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import { timetableProposal } from '@qalam/contract/timetable-proposal/api.ts'
import { useState } from 'react'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { LocksDialog } from './LocksDialog.tsx'
import { placeText, subjectText } from './words.ts'

/** Lessons of the reference week that a search leaves where they are. */
export function LockedLessons({ groups, lessons }: Answer<typeof timetableProposal.locks>) {
  const [choosing, setChoosing] = useState(false)
  const labels = new Map(groups.map(({ id, label }) => [id, label]))
  const choose = (
    <Button size="small" onClick={() => setChoosing(true)}>
      {text('timetable-proposal.locks-choose')}
    </Button>
  )
  return (
    <Card title={text('timetable-proposal.locks')} actions={choose}>
      <DataTable
        asCards
        caption={text('timetable-proposal.locks')}
        rows={lessons}
        rowKey={({ planUuid, weekDay, number }) => `${planUuid} ${weekDay} ${number}`}
        columns={[
          {
            key: 'group',
            title: text('timetable-proposal.locks-group'),
            cell: ({ groupId }) => labels.get(groupId) ?? '',
          },
          { key: 'lesson', title: text('timetable-proposal.locks-lesson'), cell: subjectText },
          { key: 'place', title: text('timetable-proposal.locks-place'), cell: placeText },
        ]}
        empty={<EmptyList variant="framed" title={text('timetable-proposal.locks-none')} />}
      />
      {choosing && <LocksDialog groups={groups} onClose={() => setChoosing(false)} />}
    </Card>
  )
}
