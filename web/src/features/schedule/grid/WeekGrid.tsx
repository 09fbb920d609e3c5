import type { LessonCard, ScheduleDay, WeekOf } from '@qalam/contract/schedule/api.ts'
import { dayOfMonth, today, weekdayLong } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { classes } from '#ui/classes.ts'
import { gridOf, type Place, type Row } from '../week/week.ts'
import { named, placeText, subjectText } from '../week/words.ts'
import { LessonTile } from './LessonTile.tsx'
import type { GridActions, TileActions } from './actions.ts'
import { useCarry } from './useCarry.ts'
import { useGridKeys } from './useGridKeys.ts'
import styles from './WeekGrid.module.css'

type Props = { week: WeekOf; actions: GridActions | null }

/** Days by bells. Lessons are dragged with the mouse or carried with the keys (see `KeysDialog`). */
export function WeekGrid({ week, actions }: Props) {
  const grid = gridOf(week)
  const { carried, said, pick, ghost, onPointerDown, onCarryKey, size } = useCarry(grid, actions)
  const lessons = week.days.flatMap((day) => day.lessons)
  const lessonOf = (uuid: string) => lessons.find((lesson) => lesson.uuid === uuid)
  const onKeyDown = useGridKeys({ size, actions, lessonOf, pick, onCarryKey })
  const tileActions = actions && { ...actions, pick: ({ uuid }: { uuid: string }) => pickFromMenu(uuid, pick) }
  const add = week.can.add ? actions?.add : undefined

  return (
    <div className={styles.box}>
      <table
        className={classes(styles.grid, carried && styles.carrying)}
        aria-label={text('schedule.grid', { who: week.view.label })}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <span className="sr-only">{text('schedule.time')}</span>
            </th>
            {grid.days.map((day) => (
              <DayHead key={day.date} day={day} />
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.rows.map((row, line) => (
            <tr
              key={`${row.timeStart}-${row.timeEnd}`}
              // Paper has no place for lines without a lesson.
              className={grid.days.every((day) => grid.at(row, day).length === 0) ? styles.unused : undefined}
            >
              <RowHead row={row} />
              {grid.days.map((day, column) => (
                <td
                  key={day.date}
                  data-day={column}
                  data-row={line}
                  className={classes(
                    day.holiday && styles.free,
                    carried?.at?.day === column && carried.at.row === line && styles.over,
                  )}
                >
                  <Lessons
                    lessons={grid.at(row, day)}
                    row={row}
                    week={week}
                    actions={tileActions}
                    carried={carried?.lesson.uuid}
                  />
                  {add && !day.holiday && grid.at(row, day).length === 0 && (
                    <AddHere place={{ date: day.date, timeStart: row.timeStart, timeEnd: row.timeEnd }} onAdd={add} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {carried && (
        <div ref={ghost} className={styles.ghost} aria-hidden>
          {text('schedule.moving', { subject: subjectText(carried.lesson) })}
        </div>
      )}
      <p className="sr-only" aria-live="assertive">
        {said}
      </p>
    </div>
  )
}

type LessonsProps = {
  lessons: readonly LessonCard[]
  row: Row
  week: WeekOf
  actions: TileActions | null
  carried: string | undefined
}

/** What stands in one cell: a lesson, two halves of a group, or a clash. */
const Lessons = ({ lessons, row, week, actions, carried }: LessonsProps) =>
  lessons.map((lesson) => (
    <LessonTile
      key={lesson.uuid}
      lesson={lesson}
      line={row}
      view={week.view.kind}
      actions={actions}
      isBrief={week.can.choose}
      isCarried={carried === lesson.uuid}
    />
  ))

/** The menu gives the focus back to its dots; carrying goes on from the lesson itself. */
function pickFromMenu(uuid: string, pick: (uuid: string) => void): void {
  pick(uuid)
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-lesson="${uuid}"] [data-stop]`)?.focus())
}

function DayHead({ day: { date, holiday } }: { day: ScheduleDay }) {
  const isToday = date === today()

  return (
    <th
      scope="col"
      className={classes(isToday && styles.today, holiday && styles.free)}
      aria-current={isToday ? 'date' : undefined}
    >
      <span className={styles.weekday}>{weekdayLong(date)}</span>
      <span className={styles.date}>{dayOfMonth(date)}</span>
      {holiday && <span className={styles.holiday}>{named(holiday)}</span>}
    </th>
  )
}

const RowHead = ({ row: { number, timeStart, timeEnd } }: { row: Row }) => (
  <th scope="row" className={styles.bell}>
    {number !== null && <span className={styles.number}>{number}</span>}
    <time>{timeStart}</time>
    <time>{timeEnd}</time>
  </th>
)

/** Reached with the arrows: thirty stops of the Tab key would be in everybody's way. */
const AddHere = ({ place, onAdd }: { place: Place; onAdd: (place: Place) => void }) => (
  <button
    type="button"
    tabIndex={-1}
    data-stop
    className={`${styles.add} no-print`}
    aria-label={text('schedule.add-here', { slot: placeText(place) })}
    onClick={() => onAdd(place)}
  />
)
