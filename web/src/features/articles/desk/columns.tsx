import type { ArticleDeskRow } from '@qalam/contract/articles/draft.ts'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { Link } from '#ui/page/Link.tsx'
import type { Column } from '#ui/table/DataTable.tsx'
import { editorAddress } from '../addresses.ts'
import { ArticleActs } from './ArticleActs.tsx'
import { StateBadge } from './StateBadge.tsx'

export const columnsOfDesk = (): Column<ArticleDeskRow>[] => [
  {
    key: 'title',
    title: text('article.title'),
    sortable: true,
    cell: ({ id, title }) => <Link href={editorAddress(id)}>{title || text('article.untitled')}</Link>,
  },
  {
    key: 'state',
    title: text('article.state'),
    cell: ({ state, pinned, open }) => (
      <>
        <StateBadge state={state} /> {pinned && <Badge tone="accent">{text('article.pinned')}</Badge>}{' '}
        {open && <Badge>{text('article.open')}</Badge>}
      </>
    ),
  },
  {
    key: 'publishAt',
    title: text('article.out-at'),
    sortable: true,
    cell: ({ publishAt }) => (publishAt ? momentText(publishAt) : '—'),
  },
  { key: 'author', title: text('article.author'), cell: ({ author }) => author },
  { key: 'reads', title: text('article.reads'), align: 'center', cell: ({ reads }) => reads },
  {
    key: 'updatedAt',
    title: text('article.changed'),
    sortable: true,
    cell: ({ updatedAt }) => momentText(updatedAt),
  },
  { key: 'acts', title: text('article.acts'), bare: true, align: 'end', cell: (row) => <ArticleActs article={row} /> },
]
