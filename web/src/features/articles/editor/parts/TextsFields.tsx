import { type ArticleContent, type ArticleText, limits } from '@qalam/contract/articles/article.ts'
import { type Language, languages } from '@qalam/contract/kernel/languages.ts'
import { emptyDocument } from '@qalam/contract/rich/document.ts'
import { useState } from 'react'
import { currentLanguage, text } from '#platform/text.ts'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Tabs } from '#ui/page/Tabs.tsx'
import { RichField } from '#ui/rich/text/RichField.tsx'
import styles from '../Editor.module.css'
import type { FilesOf } from '../useFiles.ts'

type Texts = ArticleContent['texts']
type Props = {
  texts: Texts
  errors: Readonly<Record<string, string>>
  files: FilesOf
  /** `about` is the path whose complaints are gone. */
  onTexts: (texts: Texts, about: string) => void
}

const fresh: ArticleText = { title: '', lead: '', body: emptyDocument }

/** The words in each language; one that is not written yet is offered. */
export function TextsFields({ texts, errors, files, onTexts }: Props) {
  const written = languages.filter((language) => texts[language] !== null)
  const [shown, setShown] = useState<Language>(
    written.find((language) => language === currentLanguage()) ?? written[0] ?? 'kz',
  )
  const own = texts[shown]
  const put = (some: Partial<ArticleText>, part: string) =>
    onTexts({ ...texts, [shown]: { ...(own ?? fresh), ...some } }, `texts.${shown}.${part}`)
  const field = (part: 'title' | 'lead' | 'body') => errors[`texts.${shown}.${part}`]

  return (
    <Tabs
      label={text('article.text-language')}
      active={shown}
      onChange={setShown}
      tabs={languages.map((key) => ({ key, label: text(`language.${key}`) }))}
    >
      {own === null ? (
        <Button onClick={() => put(fresh, 'title')}>
          {text('article.add-language', { language: text(`language.${shown}`) })}
        </Button>
      ) : (
        <div className={styles.fields} key={shown}>
          <TextField
            label={text('article.title')}
            required
            max={limits.title}
            value={own.title}
            error={field('title')}
            onChange={(title) => put({ title }, 'title')}
          />
          <TextArea
            label={text('article.lead')}
            hint={text('article.lead-hint')}
            max={limits.lead}
            rows={3}
            value={own.lead}
            error={field('lead')}
            onChange={(lead) => put({ lead }, 'lead')}
          />
          <RichField
            label={text('article.body')}
            required
            value={own.body}
            error={field('body')}
            onChange={(body) => put({ body }, 'body')}
            pictures={files}
          />
          {written.length > 1 && (
            <p className={styles.end}>
              <Button kind="quiet" size="small" onClick={() => onTexts({ ...texts, [shown]: null }, `texts.${shown}`)}>
                {text('article.drop-language')}
              </Button>
            </p>
          )}
        </div>
      )}
    </Tabs>
  )
}
