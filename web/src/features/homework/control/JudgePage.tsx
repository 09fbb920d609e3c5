import { homeworkAnswered } from '@qalam/contract/homework/events.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLive } from '#platform/realtime.ts'
import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { LinkButton } from '#ui/page/Button.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import type { AnswerPage } from '@qalam/contract/homework/answers.ts'
import { Given } from '../answer/Given.tsx'
import { History } from '../answer/History.tsx'
import { StateBadge } from '../answer/state.tsx'
import { leadOf, Work } from '../answer/Work.tsx'
import styles from '../Homework.module.css'
import { answerOf, everyAnswer } from '../reads.ts'
import { JudgeForm } from './JudgeForm.tsx'

/** One answer, to be scored or sent back; the next student is one press away (R-2.3-02). */
export default function JudgePage({ params: { answerId } }: { params: { answerId: string } }) {
  const { data: page } = useSuspenseQuery(answerOf(answerId))
  useLive(homeworkAnswered, (told) => (told.answerId === answerId ? everyAnswer : []), [answerOf(answerId)])

  return (
    <Screen
      title={page.student.name}
      lead={leadOf(page.homework)}
      actions={<StateBadge state={page.state} score={page.score} maxScore={page.maxScore} />}
    >
      <Beside page={page} />
      <div className={styles.judge}>
        <div className={styles.modules}>
          <Work homework={page.homework} />
          <Given page={page} />
          <History events={page.history} />
        </div>
        <JudgeForm key={page.answerId} page={page} />
      </div>
    </Screen>
  )
}

function Beside({ page: { beside, homework } }: { page: AnswerPage }) {
  if (!beside) return null
  const to = (answerId: string) => linkTo('/homework/control/assigned/:answerId', { answerId })
  return (
    <nav className={styles.beside} aria-label={text('homework.students')}>
      <LinkButton size="small" href={linkTo('/homework/control/:homeworkId', { homeworkId: homework.uuid })}>
        {text('homework.all-answers')}
      </LinkButton>
      {beside.previous && (
        <LinkButton size="small" href={to(beside.previous)}>
          {text('homework.previous')}
        </LinkButton>
      )}
      {beside.next && (
        <LinkButton size="small" href={to(beside.next)}>
          {text('homework.next')}
        </LinkButton>
      )}
      <span className={styles.when}>
        {text('homework.place-of', { place: beside.place, all: beside.all })}
        {beside.waiting > 0 && ` · ${text('homework.waiting', { count: beside.waiting })}`}
      </span>
    </nav>
  )
}
