import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dropDraft } from '#platform/form/drafts.ts'
import { momentText } from '#platform/dates.ts'
import { text, useLanguage } from '#platform/text.ts'
import { Button, LinkButton } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { edited, slugOf } from '../reads.ts'
import { History } from './History.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { formOf, WordsForm } from './WordsForm.tsx'

/** A page being written: its words in three languages, publishing, its versions. */
export default function EditPage({ params }: { params: { slug: string } }) {
  const slug = slugOf(params.slug)
  const { data } = useSuspenseQuery(edited(slug))
  const [publishing, setPublishing] = useState(false)
  // What was brought back from the history takes the place of what the fields hold.
  const [brought, setBrought] = useState(0)
  useLanguage()
  const restored = () => {
    dropDraft(formOf(slug))
    setBrought(brought + 1)
  }

  return (
    <Screen
      title={text(`static-page.${slug}`)}
      lead={
        data.draftAt
          ? text('static-page.draft-since', { moment: momentText(data.draftAt) })
          : text('static-page.stands')
      }
      actions={
        <>
          <LinkButton href={`/static/${slug}`}>{text('static-page.look')}</LinkButton>
          <Button kind="main" disabled={data.revision === 0} onClick={() => setPublishing(true)}>
            {text('static-page.publish')}
          </Button>
        </>
      }
    >
      <Card>
        <WordsForm key={brought} page={data} />
      </Card>
      <Card title={text('static-page.history')}>
        <History slug={slug} revision={data.revision} onRestored={restored} />
      </Card>
      {publishing && <PublishDialog page={data} onClose={() => setPublishing(false)} />}
    </Screen>
  )
}
