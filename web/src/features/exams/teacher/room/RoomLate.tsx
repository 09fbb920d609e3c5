import { exams } from '@qalam/contract/exams/api.ts'
import type { RoomRow } from '@qalam/contract/exams/grading-shapes.ts'
import { useCommand } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import styles from '../../Exams.module.css'
import { everyExam } from '../../reads.ts'

/** How many answers came after the bell, and whether they count: the teacher decides. */
export function RoomLate({ sitting, row }: { sitting: string; row: RoomRow }) {
  const { attempt, name, late, lateDiscounted } = row
  const turn = useCommand(exams.discountLate, { refresh: everyExam })
  if (late === 0 || attempt === null) return '—'
  const send = () => turn.mutate({ params: { sitting }, body: { attempt, discounted: !lateDiscounted } })
  return (
    <span className={styles.late}>
      {late}
      {lateDiscounted && <Badge tone="warning">{text('exams.late-not-counted')}</Badge>}
      <Button
        size="small"
        kind="quiet"
        busy={turn.isPending}
        aria-label={text(lateDiscounted ? 'exams.count-of' : 'exams.discount-of', { name })}
        onClick={send}
      >
        {text(lateDiscounted ? 'exams.count' : 'exams.discount')}
      </Button>
    </span>
  )
}
