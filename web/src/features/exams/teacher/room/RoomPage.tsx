import { attemptChanged, sittingChanged } from '@qalam/contract/exams/events.ts'
import type { Room, RoomRow } from '@qalam/contract/exams/grading-shapes.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dayLong, momentText } from '#platform/dates.ts'
import { useLive } from '#platform/realtime.ts'
import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { CheckField } from '#ui/fields/CheckField.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Link } from '#ui/page/Link.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { type Column, DataTable } from '#ui/table/DataTable.tsx'
import styles from '../../Exams.module.css'
import { everyExam, room as roomOf } from '../../reads.ts'
import { ExamTabs } from '../ExamTabs.tsx'
import { RoomActs } from './RoomActs.tsx'
import { RoomLate } from './RoomLate.tsx'
import { RoomResets } from './RoomResets.tsx'

/** Who began, where each is, what is stored, who is offline; more time, the end and a new opening for all or some. */
export default function RoomPage({ params: { sitting } }: { params: { sitting: string } }) {
  const { data } = useSuspenseQuery(roomOf(sitting))
  const [chosen, choose] = useState<ReadonlySet<number>>(new Set())
  useLive(attemptChanged, () => everyExam, everyExam)
  useLive(sittingChanged, () => everyExam)
  const { group, date, minutes, maxScore, rows, title } = data
  const turn = (id: number, on: boolean) =>
    choose(new Set(on ? [...chosen, id] : [...chosen].filter((one) => one !== id)))

  return (
    <Screen title={title} lead={text('exams.room-lead', { group, date: dayLong(date), minutes, points: maxScore })}>
      <div className={styles.exam}>
        <ExamTabs sitting={sitting} active="room" />
        <p>{text(data.isOver ? 'exams.was-released' : 'exams.releases', { moment: momentText(data.releasesAt) })}</p>
        <RoomActs sitting={sitting} room={data} chosen={[...chosen]} />
        <DataTable
          caption={text('exams.room')}
          asCards
          rows={rows}
          rowKey={({ studentId }) => studentId}
          columns={columns({ room: data, chosen, turn })}
          empty={<EmptyList title={text('exams.nobody')} />}
        />
      </div>
    </Screen>
  )
}

const tones = { absent: 'neutral', active: 'accent', offline: 'danger', sealed: 'warning', scored: 'success' } as const

type Options = { room: Room; chosen: ReadonlySet<number>; turn: (id: number, on: boolean) => void }

const columns = ({ room, chosen, turn }: Options): Column<RoomRow>[] => [
  ...doing(room, chosen, turn),
  {
    key: 'resets',
    title: text('exams.act'),
    bare: true,
    cell: (row) => <RoomResets room={room} row={row} />,
  },
]

const doing = (
  { uuid: sitting, questions: of }: Room,
  chosen: Options['chosen'],
  turn: Options['turn'],
): Column<RoomRow>[] => [
  {
    key: 'student',
    title: text('exams.student'),
    cell: ({ studentId, name }) => (
      <CheckField label={name} value={chosen.has(studentId)} onChange={(on) => turn(studentId, on === true)} />
    ),
  },
  {
    key: 'state',
    title: text('exams.state'),
    cell: ({ state }) => <Badge tone={tones[state]}>{text(`exams.state-${state}`)}</Badge>,
  },
  {
    key: 'progress',
    title: text('exams.progress'),
    align: 'end',
    cell: ({ answered, at, waiting, sealedAt }) =>
      [
        text('exams.progress-of', { count: answered, of }),
        at !== null && sealedAt === null && text('exams.at-task', { number: at }),
        waiting > 0 && text('exams.waiting', { count: waiting }),
      ]
        .filter(Boolean)
        .join(' · '),
  },
  {
    key: 'until',
    title: text('exams.until'),
    cell: ({ deadline, sealedAt, ownOpens, ownCloses }) => {
      if (sealedAt !== null) return text('exams.ended-at', { moment: momentText(sealedAt) })
      if (deadline !== null) return momentText(deadline)
      // Not begun: a window of their own is named.
      return [ownOpens, ownCloses].flatMap((moment) => (moment === null ? [] : momentText(moment))).join(' — ') || '—'
    },
  },
  { key: 'late', title: text('exams.late'), align: 'end', cell: (row) => <RoomLate sitting={sitting} row={row} /> },
  {
    key: 'points',
    title: text('exams.points'),
    align: 'end',
    cell: ({ studentId, total, toGrade, attempt }) => {
      // What is not over has no result to be looked at.
      if (attempt === null || total === null) return '—'
      return toGrade > 0 ? (
        <Link href={linkTo('/control/exams/:sitting/grading', { sitting })}>
          {text('exams.to-grade', { count: toGrade })}
        </Link>
      ) : (
        <Link href={linkTo('/exams/:sitting/results/:studentId', { sitting, studentId })}>{total ?? '—'}</Link>
      )
    },
  },
]
