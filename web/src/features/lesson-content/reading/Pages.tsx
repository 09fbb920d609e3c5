import type { ContentPreview } from '@qalam/contract/lesson-content/shapes.ts'
import { ShownModules } from '#features/content/reading/public.ts'
import { ExercisePlayer } from '#features/exercises/public.tsx'
import { useFilters } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Card } from '#ui/page/Card.tsx'
import styles from '../LessonContent.module.css'
import { PageMap, PageTurns } from './PageMap.tsx'
import { placeIn } from './place.ts'

/** Pages that are looked at and not answered. */
export function Pages({ content: { pages } }: { content: ContentPreview }) {
  const [filters, change] = useFilters()
  const at = placeIn({ pages, at: null }, filters.page)
  const page = pages[at]
  const go = (place: number) => change({ page: place + 1 })
  if (!page) return <EmptyList title={text('lesson-content.nothing')} />

  return (
    <>
      {pages.length > 1 && <PageMap pages={pages} at={at} onGo={go} />}
      <Card title={page.title || text('lesson-content.page-of', { number: at + 1, of: pages.length })}>
        <div className={styles.page}>
          {page.modules.map((module, place) =>
            module.kind === 'exercise' ? (
              <div key={module.uuid} className={styles.exercise}>
                <ExercisePlayer exercise={module.exercise} answer={null} onAnswer={ignore} locked />
              </div>
            ) : (
              <ShownModules key={place} modules={[module]} />
            ),
          )}
          {page.modules.length === 0 && <p>{text('lesson-content.empty-page')}</p>}
        </div>
      </Card>
      <PageTurns at={at} of={pages.length} onGo={go} />
    </>
  )
}

const ignore = () => undefined
