import type { TimetableProposal } from '@qalam/contract/timetable-proposal/api.ts'
import { type Goal, goals } from '@qalam/contract/timetable-proposal/rules.ts'
import { text } from '#platform/text.ts'
import { Card } from '#ui/page/Card.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'

/** How often each goal is missed: by the proposal, and by the reference week of its time. */
export function ScoreTable({ proposal: { score, before } }: { proposal: Pick<TimetableProposal, 'score' | 'before'> }) {
  return (
    <Card title={text('timetable-proposal.score')}>
      <DataTable<Goal>
        caption={text('timetable-proposal.score')}
        rows={goals}
        rowKey={(goal) => goal}
        columns={[
          {
            key: 'goal',
            title: text('timetable-proposal.goal'),
            cell: (goal) => text(`timetable-proposal.goal-${goal}`),
          },
          {
            key: 'before',
            title: text('timetable-proposal.score-before'),
            align: 'end',
            cell: (goal) => before[goal],
          },
          { key: 'after', title: text('timetable-proposal.score-after'), align: 'end', cell: (goal) => score[goal] },
        ]}
      />
    </Card>
  )
}
