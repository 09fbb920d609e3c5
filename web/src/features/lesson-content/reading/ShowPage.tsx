import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import styles from '../LessonContent.module.css'
import { previewOf } from '../reads.ts'
import { Pages } from './Pages.tsx'

/** The pages in large letters, for a class before a screen (R-2.2-13). */
export default function ShowPage({ params: { id } }: { params: { id: string } }) {
  const { data } = useSuspenseQuery(previewOf(id))
  const stage = useRef<HTMLDivElement>(null)
  return (
    <Screen
      title={data.title}
      actions={
        <Button onClick={() => void stage.current?.requestFullscreen().catch(() => undefined)}>
          {text('lesson-content.full-screen')}
        </Button>
      }
    >
      <div ref={stage} className={styles.stage}>
        <Pages content={data} />
      </div>
    </Screen>
  )
}
