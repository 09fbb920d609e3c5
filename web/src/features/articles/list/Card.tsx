import type { ArticleCard } from '@qalam/contract/articles/api.ts'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { Link } from '#ui/page/Link.tsx'
import { articleAddress } from '../addresses.ts'
import { fromText } from '../from.ts'
import styles from './News.module.css'

/** An article in the list; all of the card leads to it. */
export function Card({ row }: { row: ArticleCard }) {
  return (
    <li className={styles.card} data-pinned={row.pinned || undefined}>
      {row.cover && <img src={row.cover.url} alt={row.cover.alt} className={styles.cover} loading="lazy" />}
      <div className={styles.words}>
        <p className={styles.about}>
          <span>{fromText(row.from)}</span>
          <time dateTime={row.publishedAt}>{momentText(row.publishedAt)}</time>
        </p>
        <h2 className={styles.title}>
          <Link href={articleAddress(row.id)}>{row.title}</Link>
        </h2>
        {row.lead && <p className={styles.lead}>{row.lead}</p>}
        {(row.pinned || !row.read) && (
          <p className={styles.badges}>
            {row.pinned && <Badge tone="accent">{text('article.pinned')}</Badge>}
            {!row.read && <Badge tone="warning">{text('article.unread')}</Badge>}
          </p>
        )}
      </div>
    </li>
  )
}
