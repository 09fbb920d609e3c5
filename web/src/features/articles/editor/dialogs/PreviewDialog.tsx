import type { ArticleContent } from '@qalam/contract/articles/article.ts'
import { languages } from '@qalam/contract/kernel/languages.ts'
import { useState } from 'react'
import { text } from '#platform/text.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { Tabs } from '#ui/page/Tabs.tsx'
import { ArticleView } from '../../reading/ArticleView.tsx'
import { Gallery } from '../../reading/Gallery.tsx'
import styles from '../Editor.module.css'

type Props = { content: ArticleContent; addressOf: (file: string) => string | undefined; onClose: () => void }

/** The article as readers will see it, in each of its languages. */
export function PreviewDialog({ content: { texts, cover, gallery }, addressOf, onClose }: Props) {
  const written = languages.filter((language) => texts[language] !== null)
  const [shown, setShown] = useState(written[0] ?? 'kz')
  const own = texts[shown]
  const pictureOf = ({ file, alt }: { file: string; alt: string }) => {
    const url = addressOf(file)
    return url === undefined ? [] : [{ url, alt }]
  }
  const [face = null] = cover ? pictureOf(cover) : []
  const whole = own && (
    <div className={styles.fields}>
      <h3 className={styles.title}>{own.title || text('article.untitled')}</h3>
      <ArticleView lead={own.lead} body={own.body} cover={face} addressOf={addressOf} />
      <Gallery pictures={gallery.flatMap(pictureOf)} onFailed={() => undefined} />
    </div>
  )

  return (
    <Dialog title={text('article.preview')} width={700} onClose={onClose}>
      {written.length > 1 ? (
        <Tabs
          label={text('article.languages')}
          active={shown}
          onChange={setShown}
          tabs={written.map((key) => ({ key, label: text(`language.${key}`) }))}
        >
          {whole}
        </Tabs>
      ) : (
        whole
      )}
    </Dialog>
  )
}
