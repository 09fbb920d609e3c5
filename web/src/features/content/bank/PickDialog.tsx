import {
  mostChosen,
  type BankQuestion,
  type QuestionRow,
  type QuestionsAsked,
} from '@qalam/contract/question-bank/api.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { saidBy } from '#platform/api.ts'
import { named } from '#platform/named.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { TableSkeleton } from '#ui/feedback/Skeletons.tsx'
import { SearchField } from '#ui/fields/SearchField.tsx'
import { FormDialog } from '#ui/overlay/FormDialog.tsx'
import { DataTable } from '#ui/table/DataTable.tsx'
import { Filters } from '#ui/table/list/Filters.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { Toolbar } from '#ui/table/Toolbar.tsx'
import { QuestionFilters } from './QuestionFilters.tsx'
import { fetched, questionsOf } from './reads.ts'

type Props = {
  start: Partial<QuestionsAsked>
  /** How many may be taken. */
  most?: number
  action: (count: number) => string
  onPick: (questions: readonly BankQuestion[]) => void
  onClose: () => void
}

/** Questions are looked for and chosen; what is chosen stays so while the list is narrowed and turned over. */
export function PickDialog({ start, most = mostChosen, action, onPick, onClose }: Props) {
  const [asked, setAsked] = useState<Partial<QuestionsAsked>>({ whose: 'all', ...start })
  const [chosen, setChosen] = useState<ReadonlySet<number | string>>(new Set())
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { data, error, refetch } = useQuery({ ...questionsOf(asked), placeholderData: keepPreviousData })
  const narrow = (some: object) => setAsked((before) => ({ ...before, ...some, page: 1 }))
  const take = async () => {
    setBusy(true)
    try {
      onPick(await fetched([...chosen].map(String)))
      onClose()
    } catch (refusal) {
      setFailure(saidBy(refusal))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={text('bank.pick')}
      width={920}
      action={action(chosen.size)}
      disabled={chosen.size === 0 || chosen.size > most}
      busy={busy}
      submit={take}
      error={failure}
      onClose={onClose}
    >
      <Toolbar>
        <SearchField label={text('bank.search')} value={asked.search ?? ''} onChange={(search) => narrow({ search })} />
        <Filters active={Object.values(asked).filter((one) => one !== undefined).length}>
          <QuestionFilters asked={asked} subjects={data?.subjects ?? []} onFilter={narrow} />
        </Filters>
      </Toolbar>
      {error && <ErrorPanel text={saidBy(error)} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton />}
      {data && <Rows rows={data.rows} chosen={chosen} onChoose={setChosen} />}
      {data && (
        <Pager
          page={data.page}
          pages={Math.max(1, Math.ceil(data.total / data.pageSize))}
          onPage={(page) => setAsked((before) => ({ ...before, page }))}
        />
      )}
    </FormDialog>
  )
}

type RowsProps = {
  rows: readonly QuestionRow[]
  chosen: ReadonlySet<number | string>
  onChoose: (chosen: ReadonlySet<number | string>) => void
}

const Rows = ({ rows, chosen, onChoose }: RowsProps) => (
  <DataTable
    caption={text('bank.title')}
    asCards
    rows={rows}
    rowKey={({ id }) => id}
    choice={{ rowName: ({ prompt }) => prompt, rows, chosen, onChoose }}
    columns={[
      { key: 'prompt', title: text('bank.prompt'), cell: ({ prompt }) => prompt },
      { key: 'type', title: text('bank.type'), cell: ({ type }) => text(`content.type-${type}`) },
      {
        key: 'subject',
        title: text('content.subject'),
        cell: ({ subject, parallel }) =>
          [subject && named(subject.name), parallel].filter((one) => one !== null).join(', ') || '—',
      },
      { key: 'objectives', title: text('bank.objectives'), cell: ({ objectives }) => objectives.join(', ') || '—' },
      {
        key: 'difficulty',
        title: text('bank.difficulty'),
        cell: ({ difficulty }) => text(`bank.difficulty-${difficulty}`),
      },
      { key: 'points', title: text('content.points'), align: 'center', cell: ({ points }) => points },
    ]}
    empty={<EmptyList title={text('bank.none')} text={text('bank.none-hint')} />}
  />
)
