import { liveLesson, type OpenQuestion } from '@qalam/contract/live-lesson/api.ts'
import type { LiveAnswer } from '@qalam/contract/live-lesson/rules.ts'
import { useEffect, useEffectEvent } from 'react'
import { saidBy, useCommand } from '#platform/api.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { useCountdown } from '#ui/feedback/useCountdown.ts'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { Button } from '#ui/page/Button.tsx'
import { IconBad, IconGood, IconHand, IconNeutral } from '../icons.ts'
import styles from './Question.module.css'

type Props = { question: OpenQuestion; onClose: () => void }

/** One question with its seconds (SH-MODAL-13). Nothing is sent when they run out: the server knows the deadline (S-PING-1). */
export function QuestionDialog({ question, onClose }: Props) {
  const { uuid, kind, subject, secondsLeft } = question
  const reach = useCommand(liveLesson.reach, { silent: true })
  const answer = useCommand(liveLesson.answer, { silent: true })
  const left = useCountdown(secondsLeft)
  const close = useEffectEvent(onClose)
  const say = useEffectEvent(() => reach.mutate({ params: { uuid } }))
  useEffect(() => say(), [uuid])
  const isOver = left === 0
  useEffect(() => {
    if (isOver) close()
  }, [isOver])

  const give = (given: LiveAnswer) =>
    answer.mutate({ params: { uuid }, body: { answer: given } }, { onSuccess: onClose })
  return (
    <Dialog title={text(`live.question-${kind}`)} width={400} onClose={onClose} locked>
      <div className={styles.ask}>
        <p>{text('live.teacher-asks', { subject: subject[currentLanguage()] })}</p>
        {kind === 'presence' ? (
          <Button kind="main" icon={<IconHand aria-hidden />} busy={answer.isPending} onClick={() => give('here')}>
            {text('live.i-am-here')}
          </Button>
        ) : (
          <Faces busy={answer.isPending} onChoose={give} />
        )}
        {/* Said once by the title's dialog; a screen reader that counts along would speak of nothing else. */}
        <p className={styles.seconds} role="timer" aria-live="off">
          {text('live.answer-in', { count: left })}
        </p>
        {answer.error && <Complaint text={saidBy(answer.error)} />}
      </div>
    </Dialog>
  )
}

const faces = [
  { value: 'good', Icon: IconGood },
  { value: 'neutral', Icon: IconNeutral },
  { value: 'bad', Icon: IconBad },
] as const

/** Good, neutral and bad as icons with their words (SH-MODAL-14). */
const Faces = ({ busy, onChoose }: { busy: boolean; onChoose: (answer: LiveAnswer) => void }) => (
  <div className={styles.faces}>
    {faces.map(({ value, Icon }) => (
      <button key={value} type="button" className={styles.face} aria-disabled={busy} onClick={() => onChoose(value)}>
        <Icon aria-hidden />
        {text(`live.${value}`)}
      </button>
    ))}
  </div>
)
