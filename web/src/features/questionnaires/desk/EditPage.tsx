import { localDay } from '@qalam/contract/kernel/calendar.ts'
import { questionnaires } from '@qalam/contract/questionnaires/api.ts'
import { type Questionnaire, QuestionnaireDraft } from '@qalam/contract/questionnaires/shapes.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { AudienceFields, PublishActs, ThreeTexts, usePublishing } from '#features/announcement-desk/public.tsx'
import { useCommand } from '#platform/api.ts'
import { serverNow } from '#platform/clock.ts'
import { useDraft } from '#platform/draft.ts'
import { noName } from '#platform/named.ts'
import { text } from '#platform/text.ts'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { everything, questionnaire } from '../reads.ts'
import { newQuestion, QuestionList } from './QuestionList.tsx'
import styles from './Questions.module.css'

/** A questionnaire, new or as it stands. */
export default function EditPage({ params }: { params: { uuid: string } }) {
  return params.uuid === 'new' ? <Editor known={null} /> : <Known id={params.uuid} />
}

function Known({ id }: { id: string }) {
  const { data } = useSuspenseQuery(questionnaire(id))
  return <Editor key={data.version} known={data} />
}

function useEditor(known: Questionnaire | null) {
  const publishing = usePublishing(known, '/questionnaires', 'questionnaires.published')
  const { own, isOut } = publishing
  const store = useCommand(questionnaires.store, { refresh: everything })
  const fresh = {
    ...{ title: noName, lead: noName, roles: [], since: localDay(serverNow()), questions: [newQuestion()] },
    ...{ scope: own.scope, scopeId: own.scopeId },
  }
  const draft = useDraft({
    schema: QuestionnaireDraft,
    start: known ?? fresh,
    send: (body) => store.mutateAsync({ params: { uuid: publishing.id }, body: { ...body, ...publishing.how() } }),
    done: publishing.done,
  })
  const submit = (isDraft: boolean) => publishing.submit(isDraft, draft.submit)
  return { own, draft, submit, isOut }
}

function Editor({ known }: { known: Questionnaire | null }) {
  const { own, draft, submit, isOut } = useEditor(known)
  const isFixed = known?.fixed === true
  return (
    <Screen
      title={text(known ? 'questionnaires.one' : 'questionnaires.new')}
      lead={isFixed ? text('questionnaires.fixed') : text('questionnaires.lead')}
    >
      <Form submit={() => submit(false)} busy={draft.busy} changed={draft.touched} className={styles.form}>
        {draft.problem && <Complaint text={draft.problem} />}
        <Card>
          <div className={styles.question}>
            <ThreeTexts
              {...{ name: 'title', label: text('questionnaires.name'), errors: draft.errors, max: 160, required: true }}
              value={draft.field('title').value}
              onChange={(words, about) => draft.set('title', words, about)}
            />
            <ThreeTexts
              {...{ name: 'lead', label: text('questionnaires.about'), errors: draft.errors, max: 600, area: true }}
              value={draft.field('lead').value}
              onChange={(words, about) => draft.set('lead', words, about)}
            />
          </div>
        </Card>
        <Card title={text('announcement-desk.whom-and-when')}>
          <AudienceFields
            roles={draft.field('roles')}
            scope={draft.field('scope')}
            scopeId={draft.field('scopeId')}
            since={draft.field('since')}
            until={draft.field('until')}
            known={known ? { scope: known.scope, scopeId: known.scopeId, name: known.scopeName } : own}
            today={localDay(serverNow())}
            onPlace={(scope, scopeId) => {
              draft.set('scope', scope)
              draft.set('scopeId', scopeId)
            }}
          />
        </Card>
        <QuestionList
          questions={questionsIn(draft.field('questions').value)}
          errors={draft.errors}
          disabled={isFixed}
          onChange={(questions, about) => draft.set('questions', questions, about)}
        />
        <PublishActs
          isOut={isOut}
          busy={draft.busy}
          publish={text('questionnaires.publish')}
          onDraft={() => void submit(true)}
        />
      </Form>
    </Screen>
  )
}

type QuestionTyped = z.input<typeof QuestionnaireDraft>['questions'][number]

const whole = ({ kz, ru, en }: QuestionTyped['words']) => ({ kz, ru, en: en ?? '' })

/** English that was never typed is empty. */
function questionsIn(typed: readonly QuestionTyped[] | null | undefined) {
  return (typed ?? []).map(({ words, options, ...rest }) => ({
    ...rest,
    words: whole(words),
    options: options.map(whole),
  }))
}
