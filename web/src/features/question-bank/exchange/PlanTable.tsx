import type { PlannedQuestion } from '@qalam/contract/question-bank/exchange.ts'
import { text, textNamed } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'

/** Each question of a file with its place: what it is, or why it cannot be taken. */
export const PlanTable = ({ questions }: { questions: readonly PlannedQuestion[] }) => (
  <DataTable
    caption={text('bank.plan')}
    asCards
    rows={questions}
    rowKey={({ at }) => at}
    tone={({ fault }) => (fault ? 'danger' : null)}
    columns={[
      { key: 'at', title: text('bank.plan-place'), cell: ({ unit, at }) => text(`bank.place-${unit}`, { at }) },
      { key: 'prompt', title: text('bank.prompt'), cell: ({ question, name }) => question?.exercise.prompt ?? name },
      {
        key: 'type',
        title: text('bank.type'),
        cell: ({ question }) => (question ? text(`content.type-${question.exercise.type}`) : '—'),
      },
      {
        key: 'state',
        title: text('bank.plan-state'),
        cell: ({ fault }) => (fault ? textNamed(fault.code, fault.with) : text('bank.plan-fine')),
      },
    ]}
    empty={<EmptyList title={text('bank.plan-none')} />}
  />
)
