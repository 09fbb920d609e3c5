import { articles } from '@qalam/contract/articles/api.ts'
import { PromoSlot } from '#features/news/public.tsx'
import { useTable } from '#platform/table.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { CardsSkeleton } from '#ui/feedback/Skeletons.tsx'
import { LinkButton } from '#ui/page/Button.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { Pager } from '#ui/table/Pager.tsx'
import { feedAddress } from '../addresses.ts'
import { Card } from './Card.tsx'
import styles from './News.module.css'
import { NewsTools } from './NewsTools.tsx'

/** What is told to the person: banners on top, what is pinned first, then the newest. */
export default function NewsPage() {
  const table = useTable(articles.list, { usual: '-publishedAt' })
  const { rows, failure } = table

  return (
    <Screen
      title={text('article.news')}
      lead={text('article.list-lead')}
      actions={table.data?.can.write && <LinkButton href="/news/desk">{text('article.desk')}</LinkButton>}
    >
      <div className={styles.page}>
        <PromoSlot place="news" />
        <NewsTools table={table} />
        {failure !== null ? (
          <ErrorPanel text={failure} onRetry={table.retry} />
        ) : !rows ? (
          <CardsSkeleton />
        ) : rows.length === 0 ? (
          <Nothing isNarrowed={table.isNarrowed} />
        ) : (
          <ul className={styles.cards} aria-busy={table.busy} aria-label={text('article.news')}>
            {rows.map((row) => (
              <Card key={row.id} row={row} />
            ))}
          </ul>
        )}
        <div className={styles.foot}>
          <a href={feedAddress(currentLanguage())}>{text('article.feed')}</a>
          {failure === null && <Pager page={table.page} pages={table.pages} onPage={table.onPage} />}
        </div>
      </div>
    </Screen>
  )
}

const Nothing = ({ isNarrowed }: { isNarrowed: boolean }) =>
  isNarrowed ? (
    <EmptyList title={text('article.nothing-found')} />
  ) : (
    <EmptyList title={text('article.none')} text={text('article.none-hint')} />
  )
