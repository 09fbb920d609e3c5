import { type Notice, notifications } from '@qalam/contract/notifications/api.ts'
import { noticeCategories } from '@qalam/contract/notifications/rules.ts'
import { useCommand } from '#platform/api.ts'
import { momentText } from '#platform/dates.ts'
import { useTable } from '#platform/table.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Link } from '#ui/page/Link.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import type { Column } from '#ui/table/DataTable.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import styles from './Notifications.module.css'
import { everyNotice } from './reads.ts'

/** What the person is told of, newest first; a notice is read when it is opened. */
export default function NotificationsPage() {
  const table = useTable(notifications.list, { usual: '-at' })
  const { mutate, isPending } = useCommand(notifications.read, { refresh: everyNotice })
  const newest = Math.max(0, ...(table.rows ?? []).map(({ id }) => id))
  const hasUnread = table.rows?.some(({ read }) => !read) === true

  return (
    <Screen
      title={text('notifications.title')}
      lead={text('notifications.lead')}
      actions={<Link href="/notifications/settings">{text('notifications.settings')}</Link>}
    >
      <ListTable
        table={table}
        caption={text('notifications.title')}
        columns={columns((id) => mutate({ body: { ids: [id] } }))}
        filters={
          <>
            <SelectField
              label={text('notifications.about')}
              value={table.asked.category ?? null}
              placeholder={text('notifications.every')}
              onChange={(category) => table.onFilter({ category: category ?? undefined })}
              choices={noticeCategories.map((value) => ({ value, label: text(`notifications.category-${value}`) }))}
            />
            <CheckField
              label={text('notifications.unread-only')}
              value={table.asked.unread === '1'}
              onChange={(only) => table.onFilter({ unread: only ? '1' : undefined })}
            />
            {hasUnread && (
              <Button size="small" busy={isPending} onClick={() => mutate({ body: { upTo: newest } })}>
                {text('notifications.read-all')}
              </Button>
            )}
          </>
        }
        empty={<EmptyList title={text('notifications.empty')} text={text('notifications.empty-hint')} />}
      />
    </Screen>
  )
}

const columns = (onOpen: (id: number) => void): Column<Notice>[] => [
  { key: 'what', title: text('notifications.what'), cell: (notice) => <Sentence notice={notice} onOpen={onOpen} /> },
  {
    key: 'about',
    title: text('notifications.about'),
    cell: ({ category }) => text(`notifications.category-${category}`),
  },
  {
    key: 'at',
    title: text('notifications.when'),
    sortable: true,
    cell: ({ at }) => <time dateTime={at}>{momentText(at)}</time>,
  },
]

type SentenceProps = { notice: Notice; onOpen: (id: number) => void }

const Sentence = ({ notice: { id, kind, text: words, href, read, times }, onOpen }: SentenceProps) => (
  <span className={styles.sentence}>
    <Link href={href} className={read ? undefined : styles.unread} onClick={() => !read && onOpen(id)}>
      {words}
    </Link>
    {!read && <Badge tone="accent">{text('notifications.new')}</Badge>}
    {times > 1 && <span>{text('notifications.times', { count: times })}</span>}
    <small className={styles.why}>{text(`notifications.why-${kind}`)}</small>
  </span>
)
