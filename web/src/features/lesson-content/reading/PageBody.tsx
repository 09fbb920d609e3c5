import type { ReadContent, ReadPage } from '@qalam/contract/lesson-content/shapes.ts'
import { ShownModules } from '#features/content/reading/public.ts'
import { ExercisePlayer } from '#features/exercises/public.tsx'
import { text } from '#platform/text.ts'
import styles from '../LessonContent.module.css'
import { Asked } from './Asked.tsx'
import type { ContentActs } from './useContent.ts'

type Props = { page: ReadPage; content: ReadContent } & Omit<ContentActs, 'onPage'>

/** One page: what is read, and exercises that are checked one by one. */
export function PageBody({ page: { modules }, content, ...acts }: Props) {
  if (modules.length === 0) return <p>{text('lesson-content.empty-page')}</p>
  return (
    <div className={styles.page}>
      {modules.map((module, place) => {
        if (module.kind !== 'exercise') return <ShownModules key={place} modules={[module]} />
        const state = content.exercises.find(({ exercise }) => exercise === module.exercise.uuid)
        return state ? (
          <Asked key={module.uuid} exercise={module.exercise} state={state} content={content} {...acts} />
        ) : (
          <div key={module.uuid} className={styles.exercise}>
            <ExercisePlayer exercise={module.exercise} answer={null} onAnswer={ignore} locked />
          </div>
        )
      })}
    </div>
  )
}

const ignore = () => undefined
