import type { ArticleContent } from '@qalam/contract/articles/article.ts'
import type { ArticleDraft } from '@qalam/contract/articles/draft.ts'
import { languages } from '@qalam/contract/kernel/languages.ts'
import { plainText } from '@qalam/contract/rich/document.ts'
import { momentText } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { Button } from '#ui/page/Button.tsx'
import styles from '../Editor.module.css'

type Props = { mine: ArticleContent; theirs: ArticleDraft; onSettle: (keeps: 'mine' | 'theirs') => void }

/** Somebody else saved meanwhile: both stand side by side, and a person chooses. */
export function ConflictDialog({ mine, theirs, onSettle }: Props) {
  const { savedBy: name, savedAt } = theirs
  return (
    <Dialog
      title={text('article.conflict')}
      width={920}
      locked
      onClose={() => undefined}
      footer={
        <>
          <Button onClick={() => onSettle('theirs')}>{text('article.take-theirs')}</Button>
          <Button kind="main" onClick={() => onSettle('mine')}>
            {text('article.keep-mine')}
          </Button>
        </>
      }
    >
      <p>{text('article.conflict-lead', { name, at: momentText(savedAt) })}</p>
      <div className={styles.sides}>
        <Side name={text('article.mine')} content={mine} />
        <Side name={text('article.theirs')} content={theirs.content} />
      </div>
    </Dialog>
  )
}

const Side = ({ name, content }: { name: string; content: ArticleContent }) => (
  <section className={styles.side}>
    <h3>{name}</h3>
    <p className={styles.plain}>{wordsOf(content)}</p>
  </section>
)

/** All words of an article, so that two of them can be compared. */
const wordsOf = ({ texts, cover, gallery }: ArticleContent): string =>
  [
    ...languages.flatMap((language) => {
      const own = texts[language]
      return own ? [text(`language.${language}`), own.title, own.lead, plainText(own.body)] : []
    }),
    ...(cover ? [text('article.cover'), cover.alt] : []),
    ...gallery.map(({ alt }) => alt),
  ]
    .filter(Boolean)
    .join('\n')
