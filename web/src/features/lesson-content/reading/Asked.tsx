import type { ExerciseState, ReadContent } from '@qalam/contract/lesson-content/shapes.ts'
import type { ShownExercise } from '@qalam/contract/exercises/shown.ts'
import { lessonContent } from '@qalam/contract/lesson-content/api.ts'
import { AnswerFilesField, ExercisePlayer } from '#features/exercises/public.tsx'
import { call } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { Complaint } from '#ui/fields/Complaint.tsx'
import { Button } from '#ui/page/Button.tsx'
import styles from '../LessonContent.module.css'
import { Outcome } from './Outcome.tsx'
import { useTry } from './useTry.ts'
import type { ContentActs } from './useContent.ts'

type Props = { exercise: ShownExercise; state: ExerciseState; content: ReadContent } & Omit<ContentActs, 'onPage'>

/** One exercise: it is answered, checked on the server, and tried again while tries are left. */
export function Asked({ exercise, state, content, onChecked, onFiles }: Props) {
  const { given, can, files } = content
  const isOpen = exercise.type === 'open'
  const locked = !can.answer || (state.closed && !isOpen) || state.tries >= state.most
  const { answer, take, check, busy, problem, isTyped } = useTry({ given, exercise: exercise.uuid, state, onChecked })

  return (
    <div className={styles.exercise}>
      <ExercisePlayer
        exercise={exercise}
        answer={answer}
        onAnswer={take}
        locked={locked}
        files={({ files: chosen, onFiles: onChosen, locked: isLocked }) => (
          <AnswerFilesField
            known={files}
            chosen={chosen}
            onChosen={onChosen}
            keep={(form, watch) =>
              call(lessonContent.addFiles, { params: { given } }, { form, silent: true, ...watch })
            }
            onKept={onFiles}
            locked={isLocked}
          />
        )}
      />
      {!locked && (
        <div className={styles.acts}>
          <Button kind="main" busy={busy} disabled={!isTyped || answer === null} onClick={check}>
            {text(wordOf(isOpen, state.tries))}
          </Button>
          {!isOpen && (
            <span className={styles.lead}>{text('lesson-content.tries', { made: state.tries, most: state.most })}</span>
          )}
        </div>
      )}
      {problem && <Complaint text={problem} />}
      {isTyped && !locked && state.tries > 0 && <p className={styles.lead}>{text('lesson-content.on-device')}</p>}
      <Outcome exercise={exercise} state={state} isStale={isTyped && !locked} />
    </div>
  )
}

function wordOf(isOpen: boolean, tries: number) {
  if (isOpen) return tries > 0 ? 'lesson-content.send-again' : 'lesson-content.send'
  return tries > 0 ? 'lesson-content.try-again' : 'lesson-content.check'
}
