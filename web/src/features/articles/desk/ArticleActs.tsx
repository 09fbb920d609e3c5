import { articles } from '@qalam/contract/articles/api.ts'
import type { ArticleState } from '@qalam/contract/articles/article.ts'
import { useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { Menu } from '#ui/overlay/Menu.tsx'
import { articleAddress, editorAddress } from '../addresses.ts'
import { everyArticle } from '../reads.ts'
import { AskDialog } from './AskDialog.tsx'

type Shown = { id: string; title: string; state: ArticleState; pinned: boolean }
type Props = { article: Shown; inEditor?: boolean; onDeleted?: () => void }

/** All that may be done with an article besides writing it. */
export function ArticleActs({ article, inEditor = false, onDeleted }: Props) {
  const { id, state, pinned } = article
  const [asking, setAsking] = useState<'withdraw' | 'delete' | null>(null)
  const pin = useCommand(articles.pin, { refresh: everyArticle })
  const archive = useCommand(articles.archive, { refresh: everyArticle })
  const params = { articleId: id }
  const title = article.title || text('article.untitled')
  const isOut = state === 'published' || state === 'archived'
  const isAhead = state === 'published' || state === 'scheduled'
  const isArchived = state === 'archived'
  const turnPin = () =>
    pin.mutate(
      { params, body: { pinned: !pinned } },
      { onSuccess: () => tellSuccess(text(pinned ? 'article.is-unpinned' : 'article.is-pinned')) },
    )
  const turnArchive = () =>
    archive.mutate(
      { params, body: { archived: !isArchived } },
      { onSuccess: () => tellSuccess(text(isArchived ? 'article.is-back' : 'article.is-away')) },
    )

  const items = [
    ...(inEditor ? [] : [{ label: text('common.edit'), href: editorAddress(id) }]),
    ...(isOut ? [{ label: text('article.read-it'), href: articleAddress(id) }] : []),
    ...(isAhead ? [{ label: text(pinned ? 'article.unpin' : 'article.pin'), onSelect: turnPin }] : []),
    ...(isOut ? [{ label: text(isArchived ? 'article.take-out' : 'article.put-away'), onSelect: turnArchive }] : []),
    state === 'draft'
      ? { label: text('article.delete'), danger: true, onSelect: () => setAsking('delete') }
      : { label: text('article.withdraw'), danger: true, onSelect: () => setAsking('withdraw') },
  ]

  return (
    <>
      <Menu face="dots" align="end" label={text('article.acts-of', { title })} items={items} />
      {asking && (
        <AskDialog
          about={asking}
          id={id}
          title={title}
          onClose={() => setAsking(null)}
          {...(onDeleted && { onDeleted })}
        />
      )}
    </>
  )
}
