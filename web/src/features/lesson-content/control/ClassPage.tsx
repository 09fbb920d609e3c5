import { readingChanged } from '@qalam/contract/lesson-content/events.ts'
import type { ClassProgress, ClassRow } from '@qalam/contract/lesson-content/shapes.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayLong, momentText, numberText } from '#platform/dates.ts'
import { useLive } from '#platform/realtime.ts'
import { linkTo } from '#platform/screen.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Button, LinkButton } from '#ui/page/Button.tsx'
import { Link } from '#ui/page/Link.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { type Column, DataTable } from '#ui/table/DataTable.tsx'
import { farText } from '../far.ts'
import styles from '../LessonContent.module.css'
import { classOf, contentAddress, everyProgress } from '../reads.ts'
import { ResetDialog, type Resettable } from '../reset/ResetDialog.tsx'
import { ResetsDialog } from '../reset/ResetsDialog.tsx'

type Asking = { act: 'reset' | 'resets'; subject: Resettable } | null

/** How far each student of a lesson is with content that was given to it. */
export default function ClassPage({ params: { given } }: { params: { given: string } }) {
  const { data } = useSuspenseQuery(classOf(given))
  const [asking, ask] = useState<Asking>(null)
  useLive(readingChanged, (told) => (told.given === given ? everyProgress : []), everyProgress)
  const { title, kind, lesson, rows } = data
  const lead = [lesson.subject[currentLanguage()], lesson.group, dayLong(lesson.date), lesson.theme]

  return (
    <Screen
      title={title}
      lead={lead.filter(Boolean).join(' · ')}
      actions={
        <>
          <LinkButton href={linkTo('/schedule/lesson/:scheduleId/:tab?', { scheduleId: lesson.uuid })}>
            {text('lesson-content.to-lesson')}
          </LinkButton>
          <LinkButton href={contentAddress(kind, given)}>{text('lesson-content.by-pages')}</LinkButton>
        </>
      }
    >
      <DataTable
        caption={text('lesson-content.class')}
        asCards
        rows={rows}
        rowKey={({ studentId }) => studentId}
        columns={columns(data, ask)}
        empty={<EmptyList title={text('lesson-content.nobody')} />}
      />
      {asking?.act === 'reset' && (
        <ResetDialog subject={asking.subject} refresh={everyProgress} onClose={() => ask(null)} />
      )}
      {asking?.act === 'resets' && <ResetsDialog subject={asking.subject} onClose={() => ask(null)} />}
    </Screen>
  )
}

function columns(data: ClassProgress, ask: (asking: Asking) => void): Column<ClassRow>[] {
  const { given, kind, lesson, can } = data
  const subjectOf = ({ studentId, name }: ClassRow): Resettable => ({
    ...{ lessonType: kind, lessonId: given, scheduleId: lesson.uuid, userId: studentId, name },
  })
  const progress: Column<ClassRow>[] = [
    {
      key: 'student',
      title: text('lesson-content.student'),
      cell: (row) => <Who row={row} data={data} />,
    },
    { key: 'share', title: text('lesson-content.progress'), cell: (row) => <Share row={row} /> },
    {
      key: 'points',
      title: text('lesson-content.points-title'),
      align: 'end',
      cell: ({ progress: far }) =>
        far && far.maxPoints > 0
          ? text('lesson-content.points', { got: numberText(far.points), max: far.maxPoints })
          : '—',
    },
    {
      key: 'seen',
      title: text('lesson-content.seen-at'),
      cell: ({ seenAt }) => (seenAt === null ? '—' : momentText(seenAt)),
    },
  ]
  if (!can.reset) return progress
  const acts: Column<ClassRow> = {
    key: 'acts',
    title: text('lesson-content.act'),
    bare: true,
    cell: (row) => <Acts row={row} ask={(act) => ask({ act, subject: subjectOf(row) })} />,
  }
  return [...progress, acts]
}

/** The name leads to what the student did, for whoever may read it. */
function Who({ row: { name, studentId, progress }, data }: { row: ClassRow; data: ClassProgress }) {
  const { kind, given, lesson } = data
  if (!progress) return name
  const address = linkTo('/schedule/control/lesson/progress/:lessonType/:scheduleId/:lessonId/:userId', {
    ...{ lessonType: kind, scheduleId: lesson.uuid, lessonId: given, userId: studentId },
  })
  return <Link href={address}>{name}</Link>
}

function Share({ row: { progress, toGrade } }: { row: ClassRow }) {
  if (!progress) return <Badge>{text('lesson-content.not-begun')}</Badge>
  return (
    <div className={styles.share}>
      <progress value={progress.share} max={100} aria-label={text('lesson-content.progress')} />
      <span>{farText(progress)}</span>
      {progress.done && <Badge tone="success">{text('lesson-content.done')}</Badge>}
      {toGrade > 0 && <Badge tone="warning">{text('lesson-content.to-score', { count: toGrade })}</Badge>}
    </div>
  )
}

function Acts({ row: { name, progress, resets }, ask }: { row: ClassRow; ask: (act: 'reset' | 'resets') => void }) {
  return (
    <div className={styles.acts}>
      {progress && (
        <Button
          size="small"
          kind="quiet"
          aria-label={text('lesson-content.reset-of', { name })}
          onClick={() => ask('reset')}
        >
          {text('lesson-content.reset')}
        </Button>
      )}
      {resets > 0 && (
        <Button
          size="small"
          kind="quiet"
          aria-label={text('lesson-content.resets-of', { name })}
          onClick={() => ask('resets')}
        >
          {text('lesson-content.resets')}
        </Button>
      )}
    </div>
  )
}
