import type { Answer } from '@qalam/contract/exercises/answer.ts'
import type { GivenAnswer } from '@qalam/contract/exercises/shown.ts'
import type { ShownContent, ShownModule } from '@qalam/contract/homework/answers.ts'
import { type AnswerFiles, ExercisePlayer } from '#features/exercises/public.tsx'
import { text } from '#platform/text.ts'
import { Card } from '#ui/page/Card.tsx'
import { drawnBy } from '#ui/rich/math/drawnBy.tsx'
import { MathText } from '#ui/rich/math/MathText.tsx'
import { RichText } from '#ui/rich/text/RichText.tsx'
import { AnswerFile } from './AnswerFile.tsx'
import styles from '../Homework.module.css'

type Props = {
  content: ShownContent
  answerId: string
  given: readonly GivenAnswer[]
  onGiven?: ((exercise: string, answer: Answer) => void) | undefined
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
    case 'heading':
      return <h3>{module.text}</h3>
    case 'text':
      return <RichText text={module.text} drawMath={drawnBy(module.formulas)} />
    case 'formula':
      return <MathText block source={module.text} drawn={module.drawn} />
    case 'video':
      return (
        <a href={module.url} target="_blank" rel="noreferrer">
          {module.title || text('homework.video')}
        </a>
      )
    case 'file':
      return module.file && <AnswerFile answerId={answerId} file={{ ...module.file, mime: '' }} name={module.title} />
    case 'picture':
      return (
        module.file && <AnswerFile answerId={answerId} file={{ ...module.file, mime: 'image/png' }} name={module.alt} />
      )
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
  }
}
