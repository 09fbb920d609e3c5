import { type AnswerPage, HomeworkScoreDraft } from '@qalam/contract/homework/answers.ts'
import { homework } from '@qalam/contract/homework/api.ts'
import { useRef } from 'react'
import { useCommand } from '#platform/api.ts'
import { useDraft } from '#platform/draft.ts'
import { tellSuccess, tellWarning } from '#platform/notices.ts'
import { linkTo, navigate } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { Form } from '#ui/fields/Form.tsx'
import { NumberField } from '#ui/fields/NumberField.tsx'
import { SwitchField } from '#ui/fields/SwitchField.tsx'
import { TextArea } from '#ui/fields/TextArea.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import styles from '../Homework.module.css'
import { everyAnswer } from '../reads.ts'

const Fields = HomeworkScoreDraft.pick({ score: true, comment: true, toJournal: true })
type Verdict = {
  verdict: 'stored' | 'same' | 'filled' | 'refused'
  message: string | null
  current: { score: number | null }
}

/** The score, a word to it, and by choice the journal. What is typed stays on this device for this very student. */
export function JudgeForm({ page }: { page: AnswerPage }) {
  const { answerId, version, score, points, comment, maxScore, state } = page
  const params = { answerId }
  const known = score ?? points
  // Which of the two buttons sends: known before the form is drawn again.
  const goesOn = useRef(false)
  const give = useCommand(homework.score, { refresh: everyAnswer })
  const back = useCommand(homework.giveBack, { refresh: everyAnswer })

  const draft = useDraft({
    schema: Fields,
    start: { ...(known !== null && { score: known }), comment, toJournal: false },
    keep: { form: 'homework-score' },
    send: async (judged) => {
      const { journal } = await give.mutateAsync({
        params,
        body: { ...judged, operation: crypto.randomUUID(), version },
      })
      tellSuccess(text('homework.was-scored'))
      if (journal) tellOfJournal(journal)
    },
    done: () => {
      const next = page.beside?.next
      if (goesOn.current && next) navigate(linkTo('/homework/control/assigned/:answerId', { answerId: next }))
    },
  })
  const sendBack = async () => {
    const body = { operation: crypto.randomUUID(), version, comment: draft.value.comment ?? '' }
    await back.mutateAsync({ params, body }).catch(() => undefined)
    draft.discard()
  }

  return (
    <Card title={text('homework.score')}>
      <Form submit={draft.submit} busy={draft.busy} changed={draft.touched} className={styles.form}>
        <NumberField
          label={text('homework.points-of', { max: maxScore })}
          required
          digits={3}
          {...draft.field('score')}
        />
        {points !== null && <p className={styles.when}>{text('homework.scored-by-server', { points })}</p>}
        <TextArea label={text('homework.comment')} max={2000} rows={4} {...draft.field('comment')} />
        <SwitchField label={text('homework.to-journal')} {...draft.field('toJournal')} />
        {draft.problem && <Complaint text={draft.problem} />}
        <div className={styles.actions}>
          <Button busy={back.isPending} onClick={() => void sendBack()}>
            {text(state === 'to-do' || state === 'overdue' ? 'homework.open-again' : 'homework.give-back')}
          </Button>
          <Button type="submit" busy={draft.busy} onClick={() => (goesOn.current = false)}>
            {text('homework.give-score')}
          </Button>
          {page.beside?.next && (
            <Button type="submit" kind="main" busy={draft.busy} onClick={() => (goesOn.current = true)}>
              {text('homework.score-and-next')}
            </Button>
          )}
        </div>
      </Form>
    </Card>
  )
}

/** What became of the score in the journal; a filled cell stays as it was. */
function tellOfJournal({ verdict, message, current }: Verdict): void {
  if (verdict === 'filled') tellWarning(text('homework.cell-filled', { score: current.score ?? '—' }))
  else if (verdict === 'refused') tellWarning(message ?? text('problem.access.denied'))
  else tellSuccess(text('homework.in-journal'))
}
