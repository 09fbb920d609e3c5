import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import { addDays, dottedOf } from '@qalam/contract/kernel/calendar.ts'
import type { PeriodRow, PeriodSheet } from '@qalam/contract/period-marks/shapes.ts'
import { useState } from 'react'
import { saidBy, useCommand } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import styles from '../PeriodMarks.module.css'
import { everything } from '../reads.ts'
import { sourceName } from '../sheet/BroughtButton.tsx'
import { valueWords } from '../words.tsx'
import { LeaveOutDialog } from './LeaveOutDialog.tsx'

type Source = PeriodRow['brought'][number]
type Score = Source['scores'][number]
type Props = { sheet: PeriodSheet; row: PeriodRow; onClose: () => void }

/** What a student earned in another class, half or school in the period; its teacher now may leave a score out (Q-155). */
export function BroughtDialog({ sheet, row, onClose }: Props) {
  const { calendarPlanUuid: id, period, can } = sheet
  const { userId: studentId, fullName, brought } = row
  const [leaving, leave] = useState<Score | null>(null)
  const back = useCommand(periodMarks.leaveOut, { refresh: everything, silent: true })
  const countAgain = ({ lessonUuid }: Score) =>
    back.mutate({ params: { id, period }, body: { studentId, lessonUuid, reason: null } })
  return (
    <>
      <Dialog
        title={text('period-marks.brought', { name: fullName })}
        onClose={onClose}
        footer={<Button onClick={onClose}>{text('common.close')}</Button>}
      >
        <div className={styles.list}>
          {can.mark && <p className={styles.note}>{text('period-marks.brought-lead')}</p>}
          {brought.map((source) => (
            <section key={`${source.since} ${source.group} ${source.subgroup ?? ''}`} className={styles.entry}>
              <h3>{sourceLine(source)}</h3>
              {source.mark && (
                <p>{text('period-marks.brought-mark', { mark: valueWords(source.mark, period, source.scoreType) })}</p>
              )}
              <ul className={styles.list}>
                {source.scores.map((score) => (
                  <li key={score.lessonUuid} className={styles.acts}>
                    <ScoreLine score={score} />
                    {can.mark && (
                      <Button
                        size="small"
                        aria-label={`${actOf(score)}: ${nameOf(score)}`}
                        busy={back.isPending}
                        onClick={() => (score.leftOut ? countAgain(score) : leave(score))}
                      >
                        {actOf(score)}
                      </Button>
                    )}
                  </li>
                ))}
              </ul>
            </section>
          ))}
          {back.error && <p role="alert">{saidBy(back.error)}</p>}
        </div>
      </Dialog>
      {leaving && (
        <LeaveOutDialog
          of={{ id, period, studentId, lessonUuid: leaving.lessonUuid }}
          title={`${text('period-marks.leave-out')}: ${nameOf(leaving)}`}
          onClose={() => leave(null)}
        />
      )}
    </>
  )
}

/** The last day of a stay is the one before it ended. */
const sourceLine = (source: Source): string =>
  [
    ...[sourceName(source), source.subgroup, source.teacher],
    `${dottedOf(source.since)} – ${source.until ? dottedOf(addDays(source.until, -1)) : ''}`.trim(),
  ]
    .filter(Boolean)
    .join(' · ')

const actOf = ({ leftOut }: Score): string => text(leftOut ? 'period-marks.count-again' : 'period-marks.leave-out')

const nameOf = ({ kind, date }: Score): string =>
  `${text(kind === 'sor' || kind === 'soch' ? `period-marks.brought-${kind}` : 'period-marks.brought-fo')} ${dottedOf(date)}`

function ScoreLine({ score }: { score: Score }) {
  const { leftOut } = score
  return (
    <span>
      {nameOf(score)} · {text('period-marks.score-of', { score: score.score, max: score.max })}
      {leftOut && (
        <small className={styles.since}>
          {text('period-marks.left-out', { reason: leftOut.reason, who: leftOut.by })}
        </small>
      )}
    </span>
  )
}
