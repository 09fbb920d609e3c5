import type { ReadContent, ReadPage } from '@qalam/contract/lesson-content/shapes.ts'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import { dayLong } from '#platform/dates.ts'
import { useFilters } from '#platform/screen.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Progress } from '#ui/feedback/Progress.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { farWithPoints } from '../far.ts'
import styles from '../LessonContent.module.css'
import { PageBody } from './PageBody.tsx'
import { PageMap, PageTurns } from './PageMap.tsx'
import { placeIn } from './place.ts'
import type { ContentActs } from './useContent.ts'

type Props = { content: ReadContent; actions?: ReactNode } & ContentActs

/** Content page after page, with a map of the pages and how far the reader is. */
export function Reader({ content, actions, onPage, ...acts }: Props) {
  const { title, lesson, pages, progress, can, held } = content
  const [filters, change] = useFilters()
  const at = placeIn(content, filters.page)
  const page = pages[at]
  useShown(page, onPage)
  const go = (place: number) => {
    change({ page: place + 1 })
    document.getElementById('screen-title')?.focus()
  }
  const lead = [lesson.subject[currentLanguage()], lesson.group, dayLong(lesson.date), lesson.theme]

  return (
    <Screen title={title} lead={lead.filter(Boolean).join(' · ')} actions={actions}>
      <div className={styles.reader}>
        {!can.seeClass && <Far progress={progress} />}
        {held && <p className={styles.note}>{text('lesson-content.held')}</p>}
        {pages.length > 1 && <PageMap pages={pages} at={at} onGo={go} />}
        {page ? (
          <Card title={page.title || text('lesson-content.page-of', { number: at + 1, of: pages.length })}>
            <PageBody key={page.uuid} page={page} content={content} {...acts} />
          </Card>
        ) : (
          <EmptyList title={text('lesson-content.nothing')} />
        )}
        <PageTurns at={at} of={pages.length} onGo={go} />
      </div>
    </Screen>
  )
}

function Far({ progress }: { progress: ReadContent['progress'] }) {
  return (
    <>
      <Progress label={text('lesson-content.progress')} done={progress.share} total={100} quiet>
        {farWithPoints(progress)}
      </Progress>
      <p role="status" className={styles.done}>
        {progress.done && text('lesson-content.all-done')}
      </p>
    </>
  )
}

/** Says once for each page that it is before the reader. */
function useShown(page: ReadPage | undefined, onPage: (page: string) => void): void {
  const tell = useEffectEvent(onPage)
  const shown = page?.uuid
  useEffect(() => {
    if (shown !== undefined) tell(shown)
  }, [shown])
}
