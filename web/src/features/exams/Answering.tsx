import { exams } from '@qalam/contract/exams/api.ts'
import { advances, clockOf, isAnswered, nextAfter } from '@qalam/contract/exams/rules.ts'
import type { ExamState, ExamQuestion } from '@qalam/contract/exams/shapes.ts'
import type { ExerciseAnswer } from '@qalam/contract/exercises/answer.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { ShownModules } from '#features/content/reading/public.ts'
import { AnswerFilesField, ExercisePlayer } from '#features/exercises/public.tsx'
import { call, everyReadOf } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { AnswerMap } from './AnswerMap.tsx'
import styles from './Exams.module.css'
import { NotTaken } from './NotTaken.tsx'
import { useAnswers } from './useAnswers.ts'
import { useExamFiles } from './useExamFiles.ts'
import { useOneTab } from './useOneTab.ts'
import { useTimer } from './useTimer.ts'

/** The questions of a work, the answer map, the timer, and whether what was given is stored (SH-EXAM-1…3). */
export function Answering({ state }: { state: ExamState }) {
  const questions = state.disciplines.flatMap((page) => page.questions)
  const [at, setAt] = useState(() => placeIn(state))
  const keys = useKeys(at, setAt)
  const { answerTo, give, waiting } = useAnswers(state)
  const { left, speaks } = useTimer(state.timeLeft, state.serverAt)
  const { keepFiles, addFiles } = useExamFiles(state.sitting)
  const isPreview = state.status === 'preview'
  const { writing, takeOver } = useOneTab(state.sitting)
  const isElsewhere = !isPreview && writing === 'elsewhere'
  const locked = isPreview || left === 0 || isElsewhere
  const question = questions[at]
  if (!question) return null
  const answered = questions.map(({ id }) => isAnswered(answerTo(id)))
  const take = (given: ExerciseAnswer) => {
    give(question.id, given)
    const next = answered.map((one, place) => (place === at ? isAnswered(given) : one))
    if (advances(question.exercise.type) && !keys.isLooking()) keys.goOn(nextAfter(next, at))
  }

  return (
    <div className={styles.exam}>
      <p className={styles.state}>
        {!isPreview && <span role="timer">{clockOf(left)}</span>}
        <span role="status">{text(waiting > 0 ? 'exams.on-device' : 'exams.stored', { count: waiting })}</span>
        <span className="sr-only" aria-live="assertive">
          {speaks !== null && text('exams.minutes-left', { count: speaks })}
        </span>
      </p>
      {isElsewhere && (
        <p role="status" className={styles.state}>
          {text('exams.other-tab')} <Button onClick={takeOver}>{text('exams.write-here')}</Button>
        </p>
      )}
      <NotTaken sitting={state.sitting} questions={questions} />
      <AnswerMap disciplines={state.disciplines} answered={answered} at={at} onGo={setAt} />
      <div
        ref={keys.box}
        className={styles.asked}
        tabIndex={-1}
        onPointerDown={keys.onPointer}
        onKeyDown={(event) => keys.onKey(event, () => nextAfter(answered, at))}
      >
        <Card title={text('exams.question', { number: at + 1, of: questions.length })}>
          <ShownModules modules={question.before} />
          <Criteria criteria={question.criteria} />
          <ExercisePlayer
            key={question.id}
            exercise={question.exercise}
            answer={answerTo(question.id)}
            onAnswer={take}
            locked={locked}
            files={({ files, onFiles, locked: isLocked }) => (
              <AnswerFilesField
                known={state.files}
                chosen={files}
                onChosen={onFiles}
                keep={keepFiles}
                onKept={addFiles}
                locked={isLocked}
              />
            )}
          />
        </Card>
      </div>
      <div className={styles.acts}>
        <Button disabled={at === 0} onClick={() => keys.goOn(at - 1)}>
          {text('exams.previous')}
        </Button>
        <Button disabled={at === questions.length - 1} onClick={() => keys.goOn(at + 1)}>
          {text('exams.next')}
        </Button>
      </div>
      {left === 0 && !isPreview && <p role="alert">{text('exams.bell')}</p>}
      {!isPreview && <Finish state={state} blanks={answered.filter((one) => !one).length} waiting={waiting} />}
    </div>
  )
}

/** Where the student was, by the last answer that the server heard of. */
function placeIn({ disciplines, selected }: ExamState): number {
  const before = disciplines.slice(0, selected).reduce((count, { questions }) => count + questions.length, 0)
  return before + (disciplines[selected]?.index ?? 0)
}

/** What is looked at in an open task, where the work shows it beforehand. */
function Criteria({ criteria }: Pick<ExamQuestion, 'criteria'>) {
  if (criteria.length === 0) return null
  return (
    <div className={styles.criteria}>
      <p>{text('exams.criteria')}</p>
      <ul>
        {criteria.map(({ text: words, points }, place) => (
          <li key={place}>{text('exams.of-points', { text: words, points })}</li>
        ))}
      </ul>
    </div>
  )
}

/** The shell keeps so many pixels for its header. */
const header = 64

/** The question that the view went on to begins below the header, wherever the one before was left. */
function lookAt(box: HTMLElement | null): void {
  box?.focus({ preventScroll: true })
  if (box && box.getBoundingClientRect().top < header) box.scrollIntoView({ block: 'start' })
}

/**
 * By keys: arrows look through the options of a choice, which marks each of them, without going on; Space or Enter on the
 * marked one goes on. The focus goes with the view, so that nobody starts again at the top of the page.
 */
function useKeys(at: number, setAt: (at: number) => void) {
  const box = useRef<HTMLDivElement>(null)
  const looking = useRef(false)
  const moved = useRef(false)
  useEffect(() => {
    if (moved.current) lookAt(box.current)
    moved.current = false
  }, [at])
  const goOn = (next: number) => {
    moved.current = next !== at
    setAt(next)
  }
  return {
    box,
    goOn,
    isLooking: () => looking.current,
    onPointer: () => {
      looking.current = false
    },
    onKey: (event: KeyboardEvent, next: () => number) => {
      const { key, target } = event
      looking.current = key.startsWith('Arrow')
      const isMarked = target instanceof HTMLInputElement && target.type === 'radio' && target.checked
      if (!isMarked || (key !== ' ' && key !== 'Enter')) return
      event.preventDefault()
      goOn(next())
    },
  }
}

type FinishProps = { state: ExamState; blanks: number; waiting: number }

/** Ends the work, when everything that was given is stored. */
function Finish({ state: { sitting }, blanks, waiting }: FinishProps) {
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const end = async () => {
    await call(exams.testCompleted, { params: { sitting } })
    await client.invalidateQueries(everyReadOf(exams.data))
  }
  return (
    <>
      <div className={styles.acts}>
        <Button kind="main" disabled={waiting > 0} onClick={() => setAsking(true)}>
          {text('exams.end')}
        </Button>
      </div>
      {asking && (
        <ConfirmDialog
          title={text('exams.end')}
          message={blanks > 0 ? text('exams.blanks', { count: blanks }) : text('exams.end-hint')}
          action={text('exams.end')}
          onConfirm={end}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
