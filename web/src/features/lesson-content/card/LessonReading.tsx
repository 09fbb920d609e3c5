import { lessonContent } from '@qalam/contract/lesson-content/api.ts'
import { lessonContentChanged, readingChanged } from '@qalam/contract/lesson-content/events.ts'
import type { GivenContent } from '@qalam/contract/lesson-content/shapes.ts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { useLive } from '#platform/realtime.ts'
import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { Button, LinkButton } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { ReadByPages } from './ReadByPages.tsx'
import { farText } from '../far.ts'
import styles from '../LessonContent.module.css'
import { contentAddress, contentsOfLesson, everyList } from '../reads.ts'

// Only whoever teaches needs it: a student's page stays light.
const GiveDialog = lazy(() => import('./GiveDialog.tsx').then((module) => ({ default: module.GiveDialog })))

/** Lectures and lessons of a lesson, each with how far it was read; whoever teaches gives another. */
export function LessonReading({ lessonUuid }: { lessonUuid: string }) {
  const { data } = useQuery(contentsOfLesson(lessonUuid))
  const [giving, give] = useState(false)
  useLive(lessonContentChanged, (told) => (told.lessonUuid === lessonUuid ? everyList : []))
  useLive(readingChanged, ({ given }) => (data?.contents.some((one) => one.given === given) ? everyList : []))
  const named = data?.named.filter((one) => one.given === null) ?? []
  if (!data || (data.contents.length + named.length === 0 && !data.can.give)) return null

  return (
    <Card
      title={text('lesson-content.of-lesson')}
      actions={
        data.can.give && (
          <Button size="small" onClick={() => give(true)}>
            {text('lesson-content.give')}
          </Button>
        )
      }
    >
      <p className={styles.lead}>{text('lesson-content.of-lesson-lead')}</p>
      <ul className={styles.contents}>
        {data.contents.map((content) => (
          <Line key={content.given} content={content} can={data.can} />
        ))}
      </ul>
      {named.map(({ from, title }) => (
        <ReadByPages
          key={from}
          lessonUuid={lessonUuid}
          from={from}
          label={text(`lesson-content.named-${from}`, { title })}
        />
      ))}
      {giving && (
        <Suspense fallback={null}>
          <GiveDialog lessonUuid={lessonUuid} contents={data.toGive} onClose={() => give(false)} />
        </Suspense>
      )}
    </Card>
  )
}

type Can = { give: boolean; seeClass: boolean; read: boolean }

function Line({ content, can }: { content: GivenContent; can: Can }) {
  const { given, kind, title, pages, exercises, progress, began, finished, of, toGrade } = content
  const takeBack = useCommand(lessonContent.takeBack, { refresh: everyList })
  const remove = async () => {
    await takeBack.mutateAsync({ params: { given } })
    tellSuccess(text('lesson-content.taken-back', { title }))
  }
  return (
    <li className={styles.content}>
      <div className={styles.words}>
        <strong>{title}</strong>
        <span className={styles.lead}>
          {text(`lesson-content.kind-${kind}`)} ·{' '}
          {text(exercises > 0 ? 'lesson-content.size' : 'lesson-content.size-pages', { pages, exercises })}
        </span>
        {progress?.done && <Badge tone="success">{text('lesson-content.done')}</Badge>}
        {progress && !progress.done && progress.share > 0 && <Badge tone="accent">{farText(progress)}</Badge>}
        {can.seeClass && (
          <span className={styles.lead}>
            {text('lesson-content.class-count', { began, of, finished })}
            {toGrade > 0 && ` · ${text('lesson-content.to-score', { count: toGrade })}`}
          </span>
        )}
      </div>
      <div className={styles.acts}>
        {can.read && (
          <LinkButton size="small" href={contentAddress(kind, given)} aria-label={`${wordFor(content)}: ${title}`}>
            {wordFor(content)}
          </LinkButton>
        )}
        {can.seeClass && (
          <LinkButton size="small" href={linkTo('/control/lesson-content/:given', { given })}>
            {text('lesson-content.class')}
          </LinkButton>
        )}
        {can.give && (
          <Button
            size="small"
            kind="quiet"
            busy={takeBack.isPending}
            aria-label={text('lesson-content.take-back-named', { title })}
            onClick={() => void remove().catch(() => undefined)}
          >
            {text('lesson-content.take-back')}
          </Button>
        )}
      </div>
    </li>
  )
}

function wordFor({ progress }: GivenContent): string {
  if (!progress) return text('lesson-content.by-pages')
  if (progress.done) return text('lesson-content.read-again')
  return text(progress.share > 0 ? 'lesson-content.go-on' : 'lesson-content.begin')
}
