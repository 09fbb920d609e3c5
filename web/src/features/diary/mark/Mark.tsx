import type { DiaryLesson } from '@qalam/contract/diary/api.ts'
import { lazy, Suspense, useState } from 'react'
import { MarkBadge } from '#features/marks/badge/public.tsx'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import styles from './Mark.module.css'
import { markWords } from './markWords.ts'

const MarkDialog = lazy(() => import('./MarkDialog.tsx'))

type Props = {
  lesson: DiaryLesson
  mark: NonNullable<DiaryLesson['mark']>
  isFresh: boolean
  child: number | undefined
}

/** The mark opens what it has been: who gave it and who changed it. */
export function Mark({ lesson, mark, isFresh, child }: Props) {
  const [isOpen, setOpen] = useState(false)
  const { score, sign, maxScore, by, changed } = mark
  return (
    <>
      <button
        type="button"
        className={styles.mark}
        aria-haspopup="dialog"
        title={text('diary.mark-by', { mark: markWords(mark), by })}
        onClick={() => setOpen(true)}
      >
        {score !== null && <MarkBadge kind="points" value={score} max={maxScore} title={markWords(mark)} />}
        {sign && <Badge tone={sign === 'absent' ? 'danger' : 'neutral'}>{text(`schedule.sign-${sign}`)}</Badge>}
        {changed && <span className={styles.changed}>{text('diary.mark-changed')}</span>}
        {isFresh && <span className={styles.new}>{text('diary.new')}</span>}
      </button>
      {isOpen && (
        <Suspense>
          <MarkDialog lesson={lesson} child={child} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
