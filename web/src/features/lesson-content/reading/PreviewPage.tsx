import { useSuspenseQuery } from '@tanstack/react-query'
import { Screen } from '#ui/page/Screen.tsx'
import styles from '../LessonContent.module.css'
import { previewOf } from '../reads.ts'
import { Pages } from './Pages.tsx'

/** The pages alone (R-2.2-15). */
export default function PreviewPage({ params: { workId } }: { params: { workId: string } }) {
  const { data } = useSuspenseQuery(previewOf(workId))
  return (
    <div className={styles.bare}>
      <Screen title={data.title}>
        <div className={styles.reader}>
          <Pages content={data} />
        </div>
      </Screen>
    </div>
  )
}
