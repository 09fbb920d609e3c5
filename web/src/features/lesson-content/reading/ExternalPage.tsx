import styles from '../LessonContent.module.css'
import { Reader } from './Reader.tsx'
import { useContent } from './useContent.ts'

/** Content without the shell, and without ways out of it (R-2.2-14). */
export default function ExternalPage({ params: { lessonId } }: { params: { lessonId: string } }) {
  const { content, ...acts } = useContent(lessonId)
  return (
    <div className={styles.bare}>
      <Reader content={content} {...acts} />
    </div>
  )
}
