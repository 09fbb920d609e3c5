import { news } from '@qalam/contract/news/api.ts'
import { type NewsNotice, NewsNoticeDraft } from '@qalam/contract/news/desk.ts'
import { standingPlaces } from '@qalam/contract/news/shown.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { localDay } from '@qalam/contract/kernel/calendar.ts'
import { serverNow } from '#platform/clock.ts'
import { useDraft } from '#platform/draft.ts'
import { noName } from '#platform/named.ts'
import { text } from '#platform/text.ts'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import styles from './Desk.module.css'
import { AudienceFields } from './form/AudienceFields.tsx'
import type { FormPicture } from './form/PictureField.tsx'
import { PublishActs } from './form/PublishActs.tsx'
import { usePublishing } from './form/usePublishing.ts'
import { WordsFields } from './form/WordsFields.tsx'
import { Preview } from './preview/Preview.tsx'
import { everything, notice } from './reads.ts'

/** A banner or an announcement, new or as it stands. */
export default function EditPage({ params }: { params: { uuid: string } }) {
  return params.uuid === 'new' ? <Editor known={null} /> : <Known id={params.uuid} />
}

function Known({ id }: { id: string }) {
  const { data } = useSuspenseQuery(notice(id))
  return <Editor key={data.version} known={data} />
}

const emptyDraft = (day: string): Partial<NewsNoticeDraft> => ({
  ...{ kind: 'banner', place: 'side', lasting: 'read', text: noName, label: noName, link: '' },
  ...{ picture: null, alt: noName, roles: [], since: day },
})

const startOf = (known: NewsNotice): Partial<NewsNoticeDraft> => ({
  ...{ kind: known.kind, lasting: known.lasting, text: known.text, label: known.label },
  place: standingPlaces.find((place) => place === known.place) ?? 'side',
  ...{ link: known.link, picture: known.picture, alt: known.alt, roles: known.roles, scopeId: known.scopeId },
  ...(known.scope && { scope: known.scope }),
  ...(known.since && { since: known.since }),
  ...(known.until && { until: known.until }),
})

function Editor({ known }: { known: NewsNotice | null }) {
  const publishing = usePublishing(known, '/announcements', 'announcement-desk.published')
  const { own, isOut } = publishing
  const [picture, setPicture] = useState<FormPicture | null>(
    known?.picture ? { uuid: known.picture, url: known.pictureUrl } : null,
  )
  const store = useCommand(news.deskStore, { refresh: everything })
  const draft = useDraft({
    schema: NewsNoticeDraft,
    start: known ? startOf(known) : { ...emptyDraft(localDay(serverNow())), scope: own.scope, scopeId: own.scopeId },
    send: (body) => store.mutateAsync({ params: { uuid: publishing.id }, body: { ...body, ...publishing.how() } }),
    done: publishing.done,
  })
  const submit = (isDraft: boolean) => publishing.submit(isDraft, draft.submit)
  const hang = (next: FormPicture | null) => {
    setPicture(next)
    draft.set('picture', next?.uuid ?? null)
  }
  const { value } = draft

  return (
    <Screen
      title={text(known ? 'announcement-desk.one' : 'announcement-desk.new')}
      lead={isOut ? text('announcement-desk.is-out') : undefined}
    >
      <div className={styles.page}>
        <Form submit={() => submit(false)} busy={draft.busy} changed={draft.touched} className={styles.form}>
          {draft.problem && <Complaint text={draft.problem} />}
          <Card title={text('announcement-desk.what')}>
            <WordsFields draft={draft} isNew={known === null} picture={picture} onPicture={hang} />
          </Card>
          <Card title={text('announcement-desk.whom-and-when')}>
            <AudienceFields
              roles={draft.field('roles')}
              scope={draft.field('scope')}
              scopeId={draft.field('scopeId')}
              since={draft.field('since')}
              until={draft.field('until')}
              known={known?.scope ? { scope: known.scope, scopeId: known.scopeId, name: known.scopeName } : own}
              today={localDay(serverNow())}
              onPlace={(scope, scopeId) => {
                draft.set('scope', scope)
                draft.set('scopeId', scopeId)
              }}
            />
          </Card>
          <PublishActs
            isOut={isOut}
            busy={draft.busy}
            publish={text('announcement-desk.publish')}
            onDraft={() => void submit(true)}
          />
        </Form>
        <div className={styles.aside}>
          <Preview
            kind={value.kind ?? 'banner'}
            words={value.text}
            label={value.label}
            link={value.link ?? ''}
            image={picture?.url ?? ''}
            alt={value.alt}
          />
        </div>
      </div>
    </Screen>
  )
}
