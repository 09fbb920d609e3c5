import type { AnswerPage } from '@qalam/contract/homework/answers.ts'
import { homeworkAnswered, homeworkChanged } from '@qalam/contract/homework/events.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ReadByPages } from '#features/lesson-content/public.tsx'
import { HereBadge } from '#features/unsent/public.tsx'
import { useLive } from '#platform/realtime.ts'
import { text } from '#platform/text.ts'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { Content } from '../answer/Content.tsx'
import { Given } from '../answer/Given.tsx'
import { History } from '../answer/History.tsx'
import { Said } from '../answer/Said.tsx'
import { StateBadge } from '../answer/state.tsx'
import { leadOf, Work } from '../answer/Work.tsx'
import styles from '../Homework.module.css'
import { answerOf, everyAnswer } from '../reads.ts'
import { OwnFiles } from './OwnFiles.tsx'
import { useAnswerDraft } from './useAnswerDraft.ts'

/** One homework of a student: what is asked, what is given, what was said of it (R-2.3-07). */
export default function AssignedPage({ params: { answerId } }: { params: { answerId: string } }) {
  const { data: page } = useSuspenseQuery(answerOf(answerId))
  useLive(homeworkAnswered, (told) => (told.answerId === answerId ? everyAnswer : []), [answerOf(answerId)])
  useLive(homeworkChanged, ({ lessonUuid }) => (lessonUuid === page.homework.lessonUuid ? everyAnswer : []))

  return (
    <Screen
      title={text('homework.title')}
      lead={leadOf(page.homework)}
      actions={<StateBadge state={page.state} score={page.score} maxScore={page.maxScore} />}
    >
      <Said page={page} />
      <Work homework={page.homework} />
      {page.content && <ReadByPages lessonUuid={page.homework.lessonUuid} from="homework" />}
      {page.can.answer ? <AnswerForm key={page.answerId} page={page} /> : <Given page={page} />}
      {page.state === 'overdue' && <Complaint text={text('problem.homework.expired')} />}
      <History events={page.history} />
    </Screen>
  )
}

/** The answer as it is written: what was typed stays on this device until it is stored. */
function AnswerForm({ page }: { page: AnswerPage }) {
  const { answerId, content, state } = page
  const { draft, given, give, problem, sentText, isWaiting } = useAnswerDraft(page)

  return (
    <Form submit={draft.submit} busy={draft.busy} changed={draft.touched} className={styles.form}>
      {content && (
        <Content
          content={content}
          answerId={answerId}
          given={given}
          onGiven={give}
          files={({ files, onFiles, locked }) => (
            <OwnFiles answerId={answerId} files={page.files} only={files} onOnly={onFiles} locked={locked} />
          )}
        />
      )}
      <Card title={text('homework.answer')}>
        <div className={styles.form}>
          <TextArea label={text('homework.answer-text')} rows={6} max={20_000} {...draft.field('body')} />
          <OwnFiles answerId={answerId} files={page.files} />
          {draft.restored && (
            <p role="status" className={styles.when}>
              {text('homework.restored')}
            </p>
          )}
          {isWaiting && (
            <p role="status" className={styles.when}>
              <HereBadge /> {text('unsent.kept')}
            </p>
          )}
          {problem && <Complaint text={problem} />}
          {sentText && <p className={styles.when}>{sentText}</p>}
          <div className={styles.actions}>
            <Button type="submit" kind="main" busy={draft.busy}>
              {text(state === 'to-do' ? 'homework.send' : 'homework.send-again')}
            </Button>
          </div>
        </div>
      </Card>
    </Form>
  )
}
