import { journal } from '@qalam/contract/journal/api.ts'
import { signLabel } from '@qalam/contract/journal/rules.ts'
import type { LessonPage } from '@qalam/contract/lesson/api.ts'
import { signs } from '@qalam/contract/schedule/api.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { everyReadOf } from '#platform/api.ts'
import { useStore } from '#platform/storage.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { EmptyList } from '#ui/EmptyList.tsx'
import { lessonClass } from '../reads.ts'
import styles from './Class.module.css'
import { makeWriter, type Writer } from './makeWriter.ts'
import { StudentRow } from './StudentRow.tsx'
import { faceOf, isSame, nothing } from './values.ts'
import { isUnsettled, shown } from './writes.ts'

const CommentDialog = lazy(() => import('./CommentDialog.tsx').then((module) => ({ default: module.CommentDialog })))

/** Attendance and marks of one lesson in one list, all by keyboard. */
export default function StudentsTab({ page: { uuid } }: { page: LessonPage }) {
  const client = useQueryClient()
  const [writer] = useState(() =>
    makeWriter(uuid, () => void client.invalidateQueries({ queryKey: everyReadOf(journal.lesson).queryKey })),
  )
  return <ClassList uuid={uuid} writer={writer} />
}

function ClassList({ uuid, writer }: { uuid: string; writer: Writer }) {
  const { data } = useSuspenseQuery(lessonClass(uuid))
  const writes = useStore(writer.writes)
  const [commented, setCommented] = useState<number | null>(null)
  useKept(writer)

  const { studentMarks, can, assessmentMax } = data
  if (studentMarks.length === 0) return <EmptyList title={text('lesson.no-students')} />

  const language = currentLanguage()
  const markOf = (userId: number) => studentMarks.find((row) => row.userId === userId)?.mark ?? null
  const cells = studentMarks.map((row) => ({ row, cell: shown(row.mark, writes.get(row.userId)) }))
  const filled = cells.filter(({ cell }) => !isSame(cell.value, nothing)).length
  const open = cells.find(({ row }) => row.userId === commented)

  return (
    <section aria-label={text('lesson.class')} className={styles.class}>
      <p className={styles.filled}>{text('lesson.filled', { done: filled, total: cells.length })}</p>
      <p className={styles.hint}>
        {can.mark
          ? text('lesson.keys-hint', { signs: signs.map((sign) => signLabel(sign, language)).join(' ') })
          : text('lesson.not-begun')}
      </p>
      <ol className={styles.rows}>
        {cells.map(({ row, cell }) => (
          <StudentRow
            key={row.userId}
            row={row}
            cell={cell}
            write={writes.get(row.userId)}
            max={assessmentMax}
            scored={data.markTypes.includes('score')}
            locked={!can.mark}
            writer={writer}
            face={faceOf(cell.value, language)}
            onComment={() => setCommented(row.userId)}
            onUndo={() => writer.undo(markOf)}
          />
        ))}
      </ol>
      <Suspense fallback={null}>
        {open && (
          <CommentDialog
            name={open.row.fullName}
            value={open.cell.value}
            readOnly={!can.mark}
            onSave={(value) => writer.write(open.row.userId, open.row.mark, value)}
            onClose={() => setCommented(null)}
          />
        )}
      </Suspense>
    </section>
  )
}

/** Sends again when the network is back, and asks before what is not stored yet would be left behind. */
function useKept(writer: Writer): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isUnsettled(writer.writes.get())) event.preventDefault()
    }
    window.addEventListener('online', writer.retry)
    window.addEventListener('beforeunload', ask)
    return () => {
      window.removeEventListener('online', writer.retry)
      window.removeEventListener('beforeunload', ask)
    }
  }, [writer])
}
