import type { AttendanceDay } from '@qalam/contract/attendance/api.ts'
import { signLabel } from '@qalam/contract/journal/rules.ts'
import { daysBetweenText } from '#platform/dates.ts'
import { useNarrow } from '#platform/media.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { type Column, DataTable } from '#ui/table/DataTable.tsx'
import styles from './Attendance.module.css'
import { missedIn, titleOf, wasAwayAllDay } from './missed.ts'

type Row = AttendanceDay['rows'][number]
type Lesson = AttendanceDay['lessons'][number]

/** Students by the lessons of a day; a phone tells of each student only what is not as usual. */
export function DayTable({ day }: { day: AttendanceDay }) {
  const isNarrow = useNarrow()
  return (
    <div className={styles.day}>
      <DataTable
        caption={text('attendance.day')}
        asCards
        rows={day.rows}
        rowKey={({ userId }) => userId}
        tone={(row) => (wasAwayAllDay(row, day) ? 'danger' : null)}
        columns={[
          { key: 'name', title: text('attendance.student'), cell: ({ fullName }) => fullName },
          {
            key: 'missed',
            title: text('attendance.missed'),
            align: 'center',
            cell: (row) => (
              <div>
                <Missed row={row} day={day} />
                {isNarrow && <Signs row={row} day={day} />}
              </div>
            ),
          },
          ...(day.rows.some(({ notice }) => notice !== null) ? [noticed()] : []),
          ...(isNarrow ? [] : columnsOf(day.lessons)),
        ]}
      />
    </div>
  )
}

/** A column for each time and subject: the halves of a class stand in one, since each student is in one of them. */
const columnsOf = (lessons: readonly Lesson[]): Column<Row>[] =>
  [...Map.groupBy(lessons, titleOf)].map(([title, held]) => ({
    key: title,
    title,
    align: 'center',
    cell: ({ cells }) => {
      const cell = cells.find((one) => held.some(({ uuid }) => uuid === one.lesson))
      return <Cell lesson={held.find(({ uuid }) => uuid === cell?.lesson)} cell={cell} />
    },
  }))

function Cell({ lesson, cell }: { lesson: Lesson | undefined; cell: Row['cells'][number] | undefined }) {
  if (!cell) return <Said sign="" words={text('attendance.not-his')} />
  if (cell.sign) {
    return <Said sign={signLabel(cell.sign, currentLanguage())} words={text(`journal.sign-${cell.sign}`)} />
  }
  return lesson?.marked ? (
    <Said sign="+" words={text('attendance.present')} />
  ) : (
    <Said sign="·" words={text('attendance.unknown')} />
  )
}

/** A letter for the eye, its words for the ear. */
const Said = ({ sign, words }: { sign: string; words: string }) => (
  <>
    <span aria-hidden className={sign === '+' || sign === '·' ? styles.muted : styles.sign} title={words}>
      {sign}
    </span>
    <span className="sr-only">{words}</span>
  </>
)

/** What the family said of the day; a column only where somebody's did. */
const noticed = (): Column<Row> => ({
  key: 'notice',
  title: text('attendance.notice-of-family'),
  cell: ({ notice }) =>
    notice && (
      <span className={styles.notice}>
        <Badge tone="accent">{text(`attendance.notice-${notice.kind}`)}</Badge> {notice.words}{' '}
        <span className={styles.muted}>{`${daysBetweenText(notice.from, notice.until)} · ${notice.by}`}</span>
      </span>
    ),
})

/** Lessons with a sign, each with its words. */
const Signs = ({ row: { cells }, day: { lessons } }: { row: Row; day: AttendanceDay }) =>
  lessons.map((lesson) => {
    const sign = cells.find((one) => one.lesson === lesson.uuid)?.sign
    return (
      sign && (
        <span key={lesson.uuid} className={styles.notice}>
          {titleOf(lesson)} · <span className={styles.sign}>{text(`journal.sign-${sign}`)}</span>
        </span>
      )
    )
  })

function Missed({ row, day }: { row: Row; day: AttendanceDay }) {
  if (wasAwayAllDay(row, day)) return <Badge tone="danger">{text('attendance.all-day')}</Badge>
  const missed = missedIn(row)
  return missed > 0 ? <Badge tone="warning">{missed}</Badge> : '—'
}
