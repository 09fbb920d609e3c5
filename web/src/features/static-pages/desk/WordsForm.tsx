import { type Language, languages } from '@qalam/contract/kernel/languages.ts'
import type { RichDocument } from '@qalam/contract/rich/document.ts'
import { type EditedPage, PageDraft, staticPages } from '@qalam/contract/static-pages/api.ts'
import { useState } from 'react'
import { z } from 'zod'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess } from '#platform/notices.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Tabs } from '#ui/page/Tabs.tsx'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { TextField } from '#ui/fields/TextField.tsx'
import { RichField } from '#ui/rich/text/RichField.tsx'
import { everyPage } from '../reads.ts'
import styles from '../StaticPages.module.css'

/** As the editor hands it over: a whole document, which its schema has made already. */
const Body = z.custom<RichDocument>().superRefine((value, context) => {
  const [issue] = PageDraft.shape.bodyKz.safeParse(value).error?.issues ?? []
  const params = issue?.code === 'custom' ? issue.params : undefined
  if (issue) context.addIssue({ code: 'custom', message: issue.message, ...(params && { params }) })
})
const Words = PageDraft.extend({ bodyKz: Body, bodyRu: Body, bodyEn: Body })

const names = {
  kz: { title: 'titleKz', body: 'bodyKz' },
  ru: { title: 'titleRu', body: 'bodyRu' },
  en: { title: 'titleEn', body: 'bodyEn' },
} as const

/** What is typed is kept in the tab under this name. */
export const formOf = (slug: string) => `static-page ${slug}`

/** Title and text of a page, a language at a time. What is typed is kept in the tab until the draft is kept. */
export function WordsForm({ page }: { page: EditedPage }) {
  const { slug, text: words } = page
  const keeping = useCommand(staticPages.keepDraft, { refresh: everyPage })
  const [language, setLanguage] = useState<Language>(currentLanguage)
  // Of what the fields were filled from: another person's draft that came meanwhile is not overwritten unseen.
  const [filled, setFilled] = useState(page.revision)
  const draft = useDraft({
    schema: Words,
    start: words,
    keep: { form: formOf(slug), base: filled },
    send: async (value) => {
      const base = z.int().safeParse(draft.restored?.base)
      const revision = base.success ? base.data : filled
      const kept = await keeping.mutateAsync({ params: { slug }, body: { ...value, revision } })
      setFilled(kept.revision)
      tellSuccess(text('static-page.kept'))
    },
  })
  const { title, body } = names[language]
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void draft.submit(event)}>
      {draft.problem && <Complaint text={draft.problem} />}
      <Tabs
        label={text('static-page.languages')}
        tabs={languages.map((key) => ({ key, label: text(`language.${key}`) }))}
        active={language}
        onChange={setLanguage}
      >
        <div key={language} className={styles.fields} lang={language === 'kz' ? 'kk' : language}>
          <TextField label={text('static-page.field-title')} {...draft.field(title)} />
          <RichField
            label={text('static-page.field-body')}
            {...draft.field(body)}
            value={draft.value[body] ?? words[body]}
          />
        </div>
      </Tabs>
      <div className={styles.acts}>
        <Button type="submit" busy={draft.busy}>
          {text('static-page.keep')}
        </Button>
      </div>
    </form>
  )
}
