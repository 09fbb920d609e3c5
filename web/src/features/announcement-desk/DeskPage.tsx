import { news } from '@qalam/contract/news/api.ts'
import { type NewsDeskRow, kinds } from '@qalam/contract/news/desk.ts'
import { useCommand } from '#platform/api.ts'
import { uuid } from '#platform/http/ids.ts'
import { named } from '#platform/named.ts'
import { linkTo, navigate } from '#platform/screen.ts'
import { useTable } from '#platform/table.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { LinkButton } from '#ui/page/Button.tsx'
import { Link } from '#ui/page/Link.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import type { Column } from '#ui/table/DataTable.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import { audienceColumns } from './columns.tsx'
import { DeskTabs } from './DeskTabs.tsx'
import styles from './Desk.module.css'
import { everything } from './reads.ts'
import { RowActs } from './RowActs.tsx'
import { StageFilter } from './StageBadge.tsx'

const addressOf = (id: string): string => linkTo('/announcements/:uuid', { uuid: id })

/** Banners and announcements of the writer's school, district, region or country. */
export default function DeskPage() {
  const table = useTable(news.deskList, { usual: '-changed' })
  const add = (
    <LinkButton kind="main" href={addressOf('new')}>
      {text('announcement-desk.add')}
    </LinkButton>
  )
  return (
    <Screen title={text('announcement-desk.title')} lead={text('announcement-desk.lead')} actions={add}>
      <DeskTabs active="notices" />
      <ListTable
        table={table}
        caption={text('announcement-desk.tab-notices')}
        columns={columns()}
        searchLabel={text('announcement-desk.search')}
        filters={
          <>
            <SelectField<NewsDeskRow['kind']>
              bare
              label={text('announcement-desk.kind')}
              value={table.asked.kind ?? null}
              placeholder={text('announcement-desk.every-kind')}
              onChange={(kind) => table.onFilter({ kind: kind ?? undefined })}
              choices={kinds.map((kind) => ({ value: kind, label: text(`announcement-desk.kind-${kind}`) }))}
            />
            <StageFilter value={table.asked.stage} onChange={(stage) => table.onFilter({ stage })} />
          </>
        }
        empty={<EmptyList title={text('announcement-desk.none')} text={text('announcement-desk.none-hint')} />}
      />
    </Screen>
  )
}

const columns = (): Column<NewsDeskRow>[] => [
  {
    key: 'text',
    title: text('announcement-desk.text'),
    cell: ({ id, kind, text: words, can }) => {
      const said = named(words)
      const short = said.length > 90 ? `${said.slice(0, 90)}…` : said
      return (
        <span className={styles.about}>
          {can.edit ? <Link href={addressOf(id)}>{short}</Link> : short}
          <small>{text(`announcement-desk.kind-${kind}`)}</small>
        </span>
      )
    },
  },
  ...audienceColumns<NewsDeskRow>(),
  {
    key: 'seen',
    title: `${text('announcement-desk.seen')} / ${text('announcement-desk.pressed')}`,
    align: 'end',
    cell: ({ seen, pressed }) => `${seen} / ${pressed}`,
  },
  { key: 'acts', title: text('announcement-desk.acts'), bare: true, align: 'end', cell: (row) => <Acts row={row} /> },
]

function Acts({ row: { id, text: words, can } }: { row: NewsDeskRow }) {
  const copy = useCommand(news.deskCopy, { refresh: everything })
  const stop = useCommand(news.deskStop, { refresh: everything, silent: true })
  const remove = useCommand(news.deskDelete, { refresh: everything, silent: true })
  const params = { uuid: id }
  return (
    <RowActs
      name={named(words)}
      can={can}
      onEdit={() => navigate(addressOf(id))}
      copy={() => copy.mutateAsync({ params, body: { uuid: uuid() } })}
      stop={() => stop.mutateAsync({ params })}
      remove={() => remove.mutateAsync({ params })}
    />
  )
}
