import type { ExerciseAnswer } from '@qalam/contract/exercises/answer.ts'
import type { GivenAnswer } from '@qalam/contract/exercises/shown.ts'
import type { ShownContent, ShownModule } from '@qalam/contract/homework/answers.ts'
import { type AnswerFiles, ExercisePlayer } from '#features/exercises/public.tsx'
import { Card } from '#ui/page/Card.tsx'
import { AnswerFile } from './AnswerFile.tsx'
import { Shown } from './Shown.tsx'
import styles from '../Homework.module.css'

type Props = {
  content: ShownContent
  answerId: string
  given: readonly GivenAnswer[]
  onGiven?: ((exercise: string, answer: ExerciseAnswer) => void) | undefined
  files?: AnswerFiles | undefined
}

/** A lecture or exercises, page after page; without `onGiven` they are read only. */
export function Content({ content, ...rest }: Props) {
  return content.pages.map(({ uuid, title, modules }) => (
    <Card key={uuid} title={title || content.title}>
      <div className={styles.modules}>
        {modules.map((module) => (
          <Module key={module.uuid} module={module} {...rest} />
        ))}
      </div>
    </Card>
  ))
}

function Module({ module, answerId, given, onGiven, files }: Omit<Props, 'content'> & { module: ShownModule }) {
  switch (module.kind) {
    case 'file':
      return module.file && <AnswerFile answerId={answerId} file={{ ...module.file, mime: '' }} name={module.title} />
    case 'exercise': {
      const { exercise } = module
      return (
        <ExercisePlayer
          exercise={exercise}
          answer={given.find((one) => one.exercise === exercise.uuid)?.answer ?? null}
          onAnswer={(answer) => onGiven?.(exercise.uuid, answer)}
          locked={!onGiven}
          files={files}
        />
      )
    }
    default:
      return <Shown module={module} answerId={answerId} />
  }
}
