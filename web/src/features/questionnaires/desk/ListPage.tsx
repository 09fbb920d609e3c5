import { questionnaires } from '@qalam/contract/questionnaires/api.ts'
import type { QuestionnaireRow } from '@qalam/contract/questionnaires/shapes.ts'
import { audienceColumns, DeskTabs, RowActs, StageFilter } from '#features/announcement-desk/public.tsx'
import { useCommand } from '#platform/api.ts'
import { uuid } from '#platform/http/ids.ts'
import { named } from '#platform/named.ts'
import { linkTo, navigate } from '#platform/screen.ts'
import { useTable } from '#platform/table.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { LinkButton } from '#ui/page/Button.tsx'
import { Link } from '#ui/page/Link.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import type { Column } from '#ui/table/DataTable.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import { everything } from '../reads.ts'

const addressOf = (id: string): string => linkTo('/questionnaires/:uuid', { uuid: id })
const resultsOf = (id: string): string => linkTo('/questionnaires/:uuid/results', { uuid: id })

/** The questionnaires of the writer's school, district, region or country. */
export default function ListPage() {
  const table = useTable(questionnaires.list, { usual: '-changed' })
  const add = (
    <LinkButton kind="main" href={addressOf('new')}>
      {text('questionnaires.add')}
    </LinkButton>
  )
  return (
    <Screen title={text('questionnaires.title')} lead={text('questionnaires.lead')} actions={add}>
      <DeskTabs active="questionnaires" />
      <ListTable
        table={table}
        caption={text('questionnaires.title')}
        columns={columns()}
        searchLabel={text('questionnaires.search')}
        filters={<StageFilter value={table.asked.stage} onChange={(stage) => table.onFilter({ stage })} />}
        empty={<EmptyList title={text('questionnaires.none')} text={text('questionnaires.none-hint')} />}
      />
    </Screen>
  )
}

/** A draft leads to its questions, what was asked to its results. */
const columns = (): Column<QuestionnaireRow>[] => [
  {
    key: 'title',
    title: text('questionnaires.name'),
    cell: ({ id, title, stage }) => (
      <Link href={stage === 'draft' ? addressOf(id) : resultsOf(id)}>{named(title)}</Link>
    ),
  },
  ...audienceColumns<QuestionnaireRow>(),
  { key: 'replies', title: text('questionnaires.replies'), align: 'end', cell: ({ replies }) => replies },
  { key: 'acts', title: text('announcement-desk.acts'), bare: true, align: 'end', cell: (row) => <Acts row={row} /> },
]

function Acts({ row: { id, title, can } }: { row: QuestionnaireRow }) {
  const copy = useCommand(questionnaires.copy, { refresh: everything })
  const stop = useCommand(questionnaires.stop, { refresh: everything, silent: true })
  const remove = useCommand(questionnaires.delete, { refresh: everything, silent: true })
  const params = { uuid: id }
  return (
    <RowActs
      name={named(title)}
      can={can}
      onEdit={() => navigate(addressOf(id))}
      copy={() => copy.mutateAsync({ params, body: { uuid: uuid() } })}
      stop={() => stop.mutateAsync({ params })}
      remove={() => remove.mutateAsync({ params })}
    />
  )
}
