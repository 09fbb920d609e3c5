import { homework as api, type HomeworkView } from '@qalam/contract/homework/api.ts'
import { isOneOf, teaching } from '@qalam/contract/kernel/roles.ts'
import { lesson, type LessonPage } from '@qalam/contract/lesson/api.ts'
import { useState } from 'react'
import { useUser } from '#features/auth/public.tsx'
import { everyReadOf, useCommand } from '#platform/api.ts'
import { dayLong } from '#platform/dates.ts'
import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { Button, LinkButton } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { notify } from '#ui/feedback/notify.ts'
import { StateBadge } from './answer/state.tsx'
import { FilesOfHomework } from './FilesOfHomework.tsx'
import styles from './Homework.module.css'
import { HomeworkDoubts } from './saving/HomeworkDoubts.tsx'

/** The homework of a lesson: read by everybody, set and taken back by who teaches it. */
export function HomeworkTab({ page }: { page: LessonPage }) {
  return (
    <>
      {page.can.prepare && <HomeworkDoubts lessonUuid={page.uuid} />}
      <Stored page={page} />
    </>
  )
}

function Stored({ page }: { page: LessonPage }) {
  const { uuid, homework, can } = page
  const form = linkTo('/schedule/control/homework/create/:scheduleId', { scheduleId: uuid })
  if (!homework)
    return (
      <EmptyList
        title={text('homework.none')}
        text={can.prepare ? text('homework.none-hint') : undefined}
        action={
          can.prepare && (
            <LinkButton kind="main" href={form}>
              {text('homework.set')}
            </LinkButton>
          )
        }
      />
    )

  return (
    <Card
      title={homework.dueOn ? text('homework.due-on', { day: dayLong(homework.dueOn) }) : text('homework.title')}
      actions={
        can.prepare && (
          <>
            <LinkButton size="small" href={form}>
              {text('homework.change')}
            </LinkButton>
            <ClearButton page={page} homework={homework} />
          </>
        )
      }
    >
      <p className={styles.words}>{homework.text}</p>
      <FilesOfHomework lessonUuid={uuid} files={homework.files} />
      {homework.answer && <AnswerLine answer={homework.answer} />}
      {can.prepare && homework.wantsAnswer && <AnswersLink homeworkId={homework.uuid} />}
    </Card>
  )
}

/** A student goes on to the answer; parents read what became of it. */
function AnswerLine({ answer: { answerId, ...mark } }: { answer: NonNullable<HomeworkView['answer']> }) {
  const { role } = useUser()
  return (
    <p className={styles.beside}>
      <StateBadge {...mark} />
      {role === 'student' && (
        <LinkButton kind="main" size="small" href={linkTo('/homework/list/assigned/:answerId', { answerId })}>
          {text(mark.state === 'to-do' ? 'homework.do-it' : 'homework.open-answer')}
        </LinkButton>
      )}
    </p>
  )
}

/** Those who teach go on to the answers; management reads them in the journal. */
function AnswersLink({ homeworkId }: { homeworkId: string }) {
  const { role } = useUser()
  if (!isOneOf(teaching, role)) return null
  return (
    <p className={styles.beside}>
      <LinkButton size="small" href={linkTo('/homework/control/:homeworkId', { homeworkId })}>
        {text('homework.answers')}
      </LinkButton>
    </p>
  )
}

type ClearProps = { page: LessonPage; homework: NonNullable<LessonPage['homework']> }

/** Words alone can be brought back, so they go at once with an undo; files and what was asked cannot, so it is asked first. */
function ClearButton({
  page: { uuid: scheduleUuid },
  homework: { uuid, text: words, dueOn, files, version, wantsAnswer = false },
}: ClearProps) {
  const [asking, setAsking] = useState(false)
  const comesBack = files.length === 0 && !wantsAnswer
  const refresh = [everyReadOf(lesson.page)]
  const clear = useCommand(api.clear, { refresh })
  const set = useCommand(api.set, { refresh })
  const params = { scheduleUuid }

  const run = async () => {
    await clear.mutateAsync({ params, body: { uuid, version } })
    const undo = {
      label: text('common.undo'),
      run: () => set.mutate({ params, body: { version: 0, text: words, dueOn } }),
    }
    notify({ kind: 'success', text: text('homework.cleared'), ...(comesBack && { action: undo }) })
  }
  const start = () => void run().catch(() => undefined)

  return (
    <>
      <Button size="small" busy={clear.isPending} onClick={comesBack ? start : () => setAsking(true)}>
        {text('homework.clear')}
      </Button>
      {asking && (
        <ConfirmDialog
          title={text('homework.clear')}
          message={text('homework.clear-question')}
          action={text('homework.clear')}
          danger
          busy={clear.isPending}
          onClose={() => setAsking(false)}
          onConfirm={start}
        />
      )}
    </>
  )
}
