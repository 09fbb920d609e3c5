import type { ArticleDraft } from '@qalam/contract/articles/draft.ts'
import { languages } from '@qalam/contract/kernel/languages.ts'
import { useState } from 'react'
import { momentText } from '#platform/dates.ts'
import { navigate } from '#platform/screen.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { ArticleActs } from '../desk/ArticleActs.tsx'
import { StateBadge } from '../desk/StateBadge.tsx'
import { ConflictDialog } from './dialogs/ConflictDialog.tsx'
import { PreviewDialog } from './dialogs/PreviewDialog.tsx'
import { PublishDialog } from './dialogs/PublishDialog.tsx'
import { VersionsDialog } from './dialogs/VersionsDialog.tsx'
import styles from './Editor.module.css'
import { Fields } from './Fields.tsx'
import { useArticleForm } from './useArticleForm.ts'
import { useFiles } from './useFiles.ts'

type Open = 'preview' | 'publish' | 'versions'

/** An article with what is done with it: it is looked at, saved, let out, and an old version is taken back. */
export function Editor({ draft }: { draft: ArticleDraft }) {
  const held = useArticleForm(draft)
  const { content, isChanged, theirs, version } = held
  const files = useFiles(draft)
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  const own = [currentLanguage(), ...languages].map((language) => content.texts[language]?.title)
  const title = own.find((one) => one) ?? ''
  const publish = async () => {
    if (!isChanged || (await held.stored())) setOpen('publish')
  }

  return (
    <Screen
      title={title || text('article.untitled')}
      lead={<Standing draft={draft} />}
      actions={
        <>
          <Button onClick={() => setOpen('preview')}>{text('article.preview')}</Button>
          <Button onClick={() => setOpen('versions')}>{text('article.versions')}</Button>
          <ArticleActs
            inEditor
            article={{ id: draft.uuid, title, state: draft.state, pinned: draft.pinned }}
            onDeleted={() => navigate('/news/desk', { replace: true })}
          />
        </>
      }
    >
      <Fields draft={draft} held={held} files={files} onPublish={() => void publish()} />
      {open === 'preview' && <PreviewDialog content={content} addressOf={files.addressOf} onClose={close} />}
      {open === 'versions' && (
        <VersionsDialog articleId={draft.uuid} current={version} onTake={held.take} onClose={close} />
      )}
      {open === 'publish' && <PublishDialog draft={draft} content={content} version={version} onClose={close} />}
      {theirs && <ConflictDialog mine={content} theirs={theirs} onSettle={held.settle} />}
    </Screen>
  )
}

/** What stands of it: its state, when it comes out, and who saved it last. */
const Standing = ({ draft: { state, publishAt, savedBy, savedAt } }: { draft: ArticleDraft }) => (
  <span className={styles.lead}>
    <StateBadge state={state} />
    {publishAt && <span>{momentText(publishAt)}</span>}
    <span>{text('article.saved-by', { name: savedBy, at: momentText(savedAt) })}</span>
  </span>
)
