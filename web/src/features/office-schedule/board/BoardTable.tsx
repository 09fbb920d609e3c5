import type { Board, BoardLesson } from '@qalam/contract/office-schedule/api.ts'
import { layOut } from '@qalam/contract/office-schedule/layout.ts'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { named, timeText } from '#features/schedule/public.tsx'
import { useMedia } from '#platform/media.ts'
import { dayOfMonth, weekdayLong } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { classes } from '#ui/page/classes.ts'
import { Link } from '#ui/page/Link.tsx'
import { weekLink } from '../links.ts'
import styles from './Board.module.css'

type Props = { board: Board; groups: Board['groups']; dates: readonly string[] }

/** So many classes are drawn whole. */
const few = 24

/** Classes by lesson numbers. Of ninety classes only those in sight are on the page. */
export function BoardTable({ board, groups, dates }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const { columns, at, perDay } = layOut(board, dates)
  const names = namesOf(board)
  const rows = useVirtualizer({
    count: groups.length,
    getScrollElement: () => box.current,
    estimateSize: () => 64,
    getItemKey: (index) => groups[index]?.id ?? index,
    overscan: 8,
    useFlushSync: false,
  })
  // Paper shows all of them; a few rows need no measuring.
  const isWhole = useMedia('print') || groups.length <= few
  const seen = rows.getVirtualItems()
  const items = isWhole ? groups.map(({ id }, index) => ({ index, key: id })) : seen
  const above = isWhole ? 0 : (seen[0]?.start ?? 0)
  const below = isWhole ? 0 : rows.getTotalSize() - (seen.at(-1)?.end ?? 0)

  return (
    <div ref={box} className={styles.box} tabIndex={0} role="region" aria-label={text('office-schedule.board')}>
      <table
        className={classes(styles.board, dates.length > 1 && styles.wide)}
        aria-label={text('office-schedule.board')}
        aria-rowcount={groups.length + 1}
      >
        <Heads dates={dates} columns={columns} perDay={perDay} />
        <tbody>
          {above > 0 && <Gap height={above} columns={columns.length} />}
          {items.map(({ index, key }) => {
            const group = groups[index]
            if (!group) return null
            return (
              <tr key={key} ref={rows.measureElement} data-index={index} aria-rowindex={index + 2}>
                <th scope="row" className={styles.class}>
                  <Link
                    href={weekLink('group', group.id, dates[0])}
                    aria-label={text('office-schedule.week-of', { label: group.label })}
                  >
                    {group.label}
                  </Link>
                </th>
                {columns.map((column) => (
                  <td
                    key={`${column.date} ${column.number}`}
                    className={column.number === 1 ? styles.first : undefined}
                  >
                    {at(group.id, column).map((lesson) => (
                      <Lesson key={lesson.uuid} lesson={lesson} names={names} />
                    ))}
                  </td>
                ))}
              </tr>
            )
          })}
          {below > 0 && <Gap height={below} columns={columns.length} />}
        </tbody>
      </table>
    </div>
  )
}

/** The rows that are out of sight. */
const Gap = ({ height, columns }: { height: number; columns: number }) => (
  <tr aria-hidden>
    <td colSpan={columns + 1} style={{ height, padding: 0, border: 0 }} />
  </tr>
)

type HeadsProps = { dates: readonly string[]; columns: ReturnType<typeof layOut>['columns']; perDay: number }

function Heads({ dates, columns, perDay }: HeadsProps) {
  return (
    <thead>
      {dates.length > 1 && (
        <tr>
          <td className={styles.corner} />
          {dates.map((date) => (
            <th key={date} scope="colgroup" colSpan={perDay} className={styles.day}>
              <span>
                {weekdayLong(date)}, {dayOfMonth(date)}
              </span>
            </th>
          ))}
        </tr>
      )}
      <tr>
        <th scope="col" className={styles.corner}>
          {text('office-schedule.class')}
        </th>
        {columns.map(({ date, number }) => (
          <th key={`${date} ${number}`} scope="col" className={styles.number}>
            {number}
          </th>
        ))}
      </tr>
    </thead>
  )
}

type Names = ReturnType<typeof namesOf>

const namesOf = ({ subjects, teachers, cabinets }: Board) => ({
  subjects: new Map(subjects.map(({ id, name }) => [id, named(name)])),
  teachers: new Map(teachers.map(({ id, label }) => [id, label])),
  // Of `101 - Физика` the number is enough in a narrow cell.
  cabinets: new Map(cabinets.map(({ id, label }) => [id, label.split(' - ')[0] ?? label])),
})

function Lesson({ lesson, names }: { lesson: BoardLesson; names: Names }) {
  const { subjectId, teacherId, cabinetId, subgroup, forced, conducted } = lesson
  const subject = names.subjects.get(subjectId) ?? ''
  // Initials stay together; after the surname the line may break.
  const teacher = (names.teachers.get(teacherId) ?? '').replaceAll('. ', '.\u00a0')
  const where = [
    subgroup !== null && text('office-schedule.part', { number: subgroup }),
    cabinetId !== null && names.cabinets.get(cabinetId),
  ].filter(Boolean)

  return (
    <div
      className={classes(styles.lesson, forced && styles.forced, conducted && styles.conducted)}
      title={text('office-schedule.one-lesson', { subject, teacher, time: timeText(lesson) })}
    >
      <p className={styles.subject}>{subject}</p>
      <p className={styles.where}>
        {teacher}
        {where.length > 0 && ` · ${where.join(' · ')}`}
      </p>
    </div>
  )
}
