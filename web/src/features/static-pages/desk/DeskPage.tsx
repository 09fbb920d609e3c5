import type { StaticPageDeskRow } from '@qalam/contract/static-pages/api.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { momentText } from '#platform/dates.ts'
import { linkTo } from '#platform/screen.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { Link } from '#ui/page/Link.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { type Column, DataTable } from '#ui/table/DataTable.tsx'
import { desk } from '../reads.ts'
import styles from '../StaticPages.module.css'

/** The six pages: what stands, and whether a draft waits. */
export default function DeskPage() {
  const { data } = useSuspenseQuery(desk)
  return (
    <Screen title={text('static-page.desk')} lead={text('static-page.desk-lead')}>
      <DataTable
        caption={text('static-page.desk')}
        asCards
        rowLinks
        rows={data}
        rowKey={({ slug }) => slug}
        columns={columns()}
      />
    </Screen>
  )
}

const columns = (): Column<StaticPageDeskRow>[] => [
  {
    key: 'title',
    title: text('static-page.column-title'),
    cell: ({ slug, title }) => (
      <Link href={linkTo('/platform/static-pages/:slug', { slug })}>{title[currentLanguage()]}</Link>
    ),
  },
  { key: 'version', title: text('static-page.column-version'), align: 'end', cell: ({ version }) => version },
  { key: 'at', title: text('static-page.column-published'), cell: ({ publishedAt }) => momentText(publishedAt) },
  { key: 'by', title: text('static-page.column-by'), cell: ({ by }) => by ?? text('static-page.shipped') },
  {
    key: 'state',
    title: text('static-page.column-state'),
    cell: ({ asks, draftAt }) => (
      <span className={styles.badges}>
        {asks && <Badge tone="accent">{text('static-page.asks')}</Badge>}
        {draftAt && <Badge tone="warning">{text('static-page.draft')}</Badge>}
        {!asks && !draftAt && '—'}
      </span>
    ),
  },
  {
    key: 'agreed',
    title: text('static-page.column-agreed'),
    align: 'end',
    cell: ({ asks, agreed }) => (asks || agreed > 0 ? agreed : '—'),
  },
]
