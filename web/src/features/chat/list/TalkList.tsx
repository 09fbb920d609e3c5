import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import type { chat } from '@qalam/contract/chat/api.ts'
import type { Talk } from '@qalam/contract/chat/shapes.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { SearchField } from '#ui/fields/SearchField.tsx'
import { Avatar } from '#ui/page/Avatar.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { classes } from '#ui/page/classes.ts'
import { IconPeople, IconStaff } from '../icons.ts'
import { shortMoment } from '../moments.ts'
import { titleOf } from '../titles.ts'
import styles from './List.module.css'
import { FoundMessages } from './FoundMessages.tsx'

type Props = {
  page: Answer<typeof chat.list>
  active: string | undefined
  filters: Readonly<Record<string, string>>
  onFilter: (change: Record<string, string | undefined>) => void
  onOpen: (uuid: string, seq?: number) => void
}

/** The talks of a person, the latest first, with what of them is unread. */
export function TalkList({ page, active, filters, onFilter, onOpen }: Props) {
  const { search = '', unread } = filters
  const isFiltered = search !== '' || unread === '1'

  return (
    <nav className={styles.list} aria-label={text('chat.list')}>
      <div className={styles.tools}>
        <SearchField
          label={text('chat.search')}
          value={search}
          onChange={(words) => onFilter({ search: words || undefined })}
        />
        <CheckField
          label={text('chat.only-unread')}
          value={unread === '1'}
          onChange={(is) => onFilter({ unread: is ? '1' : undefined })}
        />
      </div>
      <div className={styles.scroll}>
        {page.rows.length === 0 && (
          <EmptyList
            title={text(isFiltered ? 'chat.none-found' : 'chat.none')}
            text={isFiltered ? undefined : text('chat.none-hint')}
          />
        )}
        <ul>
          {page.rows.map((talk) => (
            <li key={talk.uuid}>
              <Row talk={talk} isActive={talk.uuid === active} onOpen={() => onOpen(talk.uuid)} />
            </li>
          ))}
        </ul>
        {search.length >= 2 && <FoundMessages words={search} onOpen={onOpen} />}
      </div>
    </nav>
  )
}

function Row({ talk, isActive, onOpen }: { talk: Talk; isActive: boolean; onOpen: () => void }) {
  const { kind, other, lastAt, unread, closed, quiet } = talk
  const title = titleOf(talk)

  return (
    <button
      type="button"
      className={classes(styles.row, isActive && styles.active)}
      aria-current={isActive ? 'true' : undefined}
      onClick={onOpen}
    >
      {kind === 'direct' ? (
        <Avatar id={other?.userId ?? 0} name={title} size={40} />
      ) : (
        <span className={styles.mark} aria-hidden>
          {kind === 'class' ? <IconPeople /> : <IconStaff />}
        </span>
      )}
      <span className={styles.words}>
        <span className={styles.head}>
          <span className={classes(styles.title, unread > 0 && styles.bold)}>{title}</span>
          <span className={styles.at}>{shortMoment(lastAt)}</span>
        </span>
        <span className={styles.foot}>
          <span className={styles.last}>{lastOf(talk)}</span>
          {closed && kind === 'direct' && <Badge>{text('chat.closed-mark')}</Badge>}
          {quiet && <Badge>{text('chat.quiet-mark')}</Badge>}
          {unread > 0 && (
            <span className={styles.unread}>
              <span aria-hidden>{unread > 99 ? '99+' : unread}</span>
              <span className="sr-only">{text('chat.unread', { count: unread })}</span>
            </span>
          )}
        </span>
      </span>
    </button>
  )
}

/** The last message in a line. */
function lastOf({ lastText, lastSeq, lastHasFiles, lastIsMine, lastAuthor, kind }: Talk): string {
  if (lastSeq === 0) return text('chat.no-messages')
  const words = lastText || text(lastHasFiles ? 'chat.files-mark' : 'chat.taken-back')
  if (lastIsMine) return text('chat.mine', { text: words })
  return kind === 'direct' || lastAuthor === null ? words : `${lastAuthor}: ${words}`
}
