import type { Clash } from '@qalam/contract/schedule/api.ts'
import IconForce from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import { dayLong } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { named, timeText } from '../week/words.ts'
import styles from './Conflict.module.css'

type Props = { conflicts: readonly Clash[]; onAnswer: (isForced: boolean) => void }

/** The conflict-time list (M-14): both sides of every clash, and the choice to store all the same. */
export function ConflictDialog({ conflicts, onAnswer }: Props) {
  const message = (
    <div className={styles.clashes}>
      <p>{text('schedule.clash-lead', { count: conflicts.length })}</p>
      <ul className={styles.list}>
        {conflicts.map((clash) => (
          <li key={`${clash.side}-${clash.taken.uuid}`} className={styles.clash}>
            <ClashLine clash={clash} />
          </li>
        ))}
      </ul>
      <p className={styles.note}>{text('schedule.clash-force-note')}</p>
    </div>
  )

  return (
    <ConfirmDialog
      title={text('schedule.clash-title')}
      width={540}
      message={message}
      danger
      action={text('schedule.clash-force')}
      reject={text('schedule.clash-back')}
      onConfirm={() => onAnswer(true)}
      onClose={() => onAnswer(false)}
    />
  )
}

function ClashLine({ clash: { side, label, date, wanted, taken } }: { clash: Clash }) {
  const { subject, subjectType, group, subgroup, teacher, cabinet } = taken

  return (
    <>
      <p className={styles.side}>
        <IconForce aria-hidden />
        <strong>
          {text(`schedule.clash-${side}`)}: {label}
        </strong>
      </p>
      <dl className={styles.sides}>
        <dt>{text('schedule.clash-wanted')}</dt>
        <dd>
          {dayLong(date)}, {timeText(wanted)}
        </dd>
        <dt>{text('schedule.clash-taken')}</dt>
        <dd>
          {timeText(taken)}, {named(subject)} <Badge>{text(`schedule.subject-${subjectType}`)}</Badge>
          <br />
          {[
            group,
            subgroup && text('schedule.subgroup', { number: subgroup }),
            teacher,
            cabinet && text('schedule.cabinet', { label: cabinet }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </dd>
      </dl>
    </>
  )
}
