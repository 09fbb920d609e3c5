import type { GivenHomework } from '@qalam/contract/homework/answers.ts'
import { homework } from '@qalam/contract/homework/api.ts'
import { homeworkAnswered, homeworkChanged } from '@qalam/contract/homework/events.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { everyReadOf } from '#platform/api.ts'
import { dayShort } from '#platform/dates.ts'
import { useLive } from '#platform/realtime.ts'
import { linkTo } from '#platform/screen.ts'
import { useTable } from '#platform/table.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Link } from '#ui/page/Link.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import type { Column } from '#ui/table/DataTable.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import { filters } from '../reads.ts'
import { ThemeDialog } from './ThemeDialog.tsx'

const shows = ['waiting', 'open', 'over'] as const

/** What a teacher has set, and how many answers wait (R-2.3-01, N-55). */
export default function GivenPage() {
  const { data: lists } = useSuspenseQuery(filters)
  const table = useTable(homework.given, { usual: '-givenOn' })
  const [adding, setAdding] = useState(false)
  const stale = () => [everyReadOf(homework.given)]
  useLive(homeworkAnswered, stale, [everyReadOf(homework.given)])
  useLive(homeworkChanged, stale)

  return (
    <Screen
      title={text('homework.given')}
      actions={
        <Button kind="main" onClick={() => setAdding(true)}>
          {text('homework.add-theme')}
        </Button>
      }
    >
      <ListTable
        table={table}
        caption={text('homework.given')}
        columns={columns()}
        searchLabel={text('homework.search')}
        filters={
          <>
            <SelectField
              bare
              label={text('homework.group')}
              placeholder={text('homework.any-group')}
              value={table.asked.groupId ?? null}
              onChange={(groupId) => table.onFilter({ groupId: groupId ?? undefined })}
              choices={lists.groups.map(({ id, label }) => ({ value: id, label }))}
            />
            <SelectField
              bare
              label={text('homework.subject')}
              placeholder={text('homework.any-subject')}
              value={table.asked.subjectId ?? null}
              onChange={(subjectId) => table.onFilter({ subjectId: subjectId ?? undefined })}
              choices={lists.subjects.map(({ id, name }) => ({ value: id, label: name[currentLanguage()] }))}
            />
            <SelectField
              bare
              label={text('homework.states')}
              placeholder={text('homework.all')}
              value={table.asked.show ?? null}
              onChange={(show) => table.onFilter({ show: show ?? undefined })}
              choices={shows.map((value) => ({ value, label: text(`homework.show-${value}`) }))}
            />
          </>
        }
        empty={<EmptyList title={text('homework.none-given')} text={text('homework.none-given-hint')} />}
      />
      {adding && <ThemeDialog onClose={() => setAdding(false)} />}
    </Screen>
  )
}

const columns = (): Column<GivenHomework>[] => [
  {
    key: 'text',
    title: text('homework.title'),
    cell: ({ id, text: words }) => (
      <Link href={linkTo('/homework/control/:homeworkId', { homeworkId: id })}>
        {words.length > 90 ? `${words.slice(0, 90)}…` : words}
      </Link>
    ),
  },
  { key: 'group', title: text('homework.group'), cell: ({ group }) => group },
  { key: 'subject', title: text('homework.subject'), cell: ({ subject }) => subject[currentLanguage()] },
  { key: 'givenOn', title: text('homework.given-on'), sortable: true, cell: ({ givenOn }) => dayShort(givenOn) },
  {
    key: 'dueOn',
    title: text('homework.due'),
    sortable: true,
    cell: ({ dueOn }) => (dueOn ? dayShort(dueOn) : '—'),
  },
  { key: 'answers', title: text('homework.answers'), cell: (row) => <Answers row={row} /> },
]

function Answers({ row: { wantsAnswer, sentAnswers, returned, scored, students } }: { row: GivenHomework }) {
  if (!wantsAnswer) return text('homework.no-answer-needed')
  if (sentAnswers > 0) return <Badge tone="warning">{text('homework.waiting', { count: sentAnswers })}</Badge>
  return text('homework.came-of', { count: returned + scored, all: students })
}
