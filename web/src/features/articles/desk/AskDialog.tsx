import { articles } from '@qalam/contract/articles/api.ts'
import { saidBy, useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { everyArticle } from '../reads.ts'

type Props = { about: 'withdraw' | 'delete'; id: string; title: string; onClose: () => void; onDeleted?: () => void }

/** Asks before readers lose an article, or its authors a draft. */
export function AskDialog({ about, id, title, onClose, onDeleted }: Props) {
  const withdraw = useCommand(articles.withdraw, { refresh: everyArticle, silent: true })
  // The page of a draft that is gone goes away by itself: it must not ask for it once more.
  const remove = useCommand(articles.delete, { refresh: onDeleted ? [] : everyArticle, silent: true })
  const act = about === 'delete' ? remove : withdraw
  const confirm = () =>
    act.mutate(
      { params: { articleId: id } },
      {
        onSuccess: () => {
          tellSuccess(text(about === 'delete' ? 'article.is-deleted' : 'article.is-withdrawn'))
          onClose()
          if (about === 'delete') onDeleted?.()
        },
      },
    )

  return (
    <ConfirmDialog
      title={text(about === 'delete' ? 'article.delete' : 'article.withdraw')}
      message={about === 'delete' ? text('article.delete-ask', { title }) : text('article.withdraw-ask')}
      action={text(about === 'delete' ? 'common.delete' : 'article.withdraw')}
      danger
      busy={act.isPending}
      error={act.error ? saidBy(act.error) : null}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
