import type { LessonCard, ScheduleDay, BusyTime, WeekOf } from '@qalam/contract/schedule/api.ts'
import { text } from '#platform/text.ts'
import { classes } from '#ui/page/classes.ts'
import type { WeekRow } from '../week/grid.ts'
import { inTheWay } from '../week/free.ts'
import type { TimeSlot } from '../week/week.ts'
import { named, placeText, sidesText } from '../week/words.ts'
import type { TileActions } from './actions.ts'
import { slotOf } from './focus.ts'
import { LessonTile } from './LessonTile.tsx'
import styles from './Cell.module.css'

type Props = {
  day: ScheduleDay
  row: WeekRow
  at: { day: number; row: number }
  lessons: readonly LessonCard[]
  week: WeekOf
  actions: TileActions | null
  onAdd: ((place: TimeSlot) => void) | undefined
  carried: LessonCard | undefined
  /** Whether the carried lesson is over this place. */
  isOver: boolean
  /** While a lesson is carried: when it would clash. */
  taken: readonly BusyTime[] | null
}

/** One place of the week: what stands there, a way to add, and whether a carried lesson would fit. */
export function Cell({ day, row, at, lessons, week, actions, onAdd, carried, isOver, taken }: Props) {
  const { timeStart, timeEnd } = row
  const place = { date: day.date, timeStart, timeEnd }
  const isOrigin = lessons.some(({ uuid }) => uuid === carried?.uuid)
  const verdict = taken && !isOrigin ? verdictOn(day, inTheWay(place, taken)) : null

  return (
    <td
      data-day={at.day}
      data-row={at.row}
      data-slot={slotOf(place)}
      className={classes(day.holiday && styles.free, verdict && styles[verdict.kind], isOver && styles.over)}
    >
      {lessons.length > 0 && (
        <div className={isPair(lessons) ? styles.pair : undefined}>
          <div className={styles.lessons}>
            {lessons.map((lesson) => (
              <LessonTile
                key={lesson.uuid}
                lesson={lesson}
                line={row}
                view={week.view.kind}
                actions={actions}
                isBrief={week.can.choose}
                isCarried={carried?.uuid === lesson.uuid}
              />
            ))}
          </div>
        </div>
      )}
      {onAdd && !day.holiday && lessons.length === 0 && <AddHere place={place} onAdd={onAdd} />}
      {verdict && <span className={styles.verdict}>{verdict.words}</span>}
    </td>
  )
}

/** Halves of a class stand side by side; what clashes has more to say and takes the whole width. */
const isPair = (lessons: readonly LessonCard[]): boolean =>
  lessons.length > 1 && lessons.every(({ clashes }) => clashes.length === 0)

/** What a place is to a carried lesson, in a word and a pattern: colour alone would not do. */
function verdictOn({ holiday }: ScheduleDay, sides: readonly BusyTime['side'][]) {
  if (holiday) return { kind: 'busy' as const, words: named(holiday) }
  return sides.length > 0
    ? { kind: 'busy' as const, words: sidesText(sides) }
    : { kind: 'vacant' as const, words: text('schedule.free-slot') }
}

/** Reached with the arrows: thirty stops of the Tab key would be in everybody's way. */
const AddHere = ({ place, onAdd }: { place: TimeSlot; onAdd: (place: TimeSlot) => void }) => (
  <button
    type="button"
    tabIndex={-1}
    data-stop
    className={`${styles.add} no-print`}
    aria-label={text('schedule.add-here', { slot: placeText(place) })}
    onClick={() => onAdd(place)}
  />
)
