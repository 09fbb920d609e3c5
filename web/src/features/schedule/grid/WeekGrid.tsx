import type { ScheduleDay, WeekOf } from '@qalam/contract/schedule/api.ts'
import { Fragment } from 'react'
import { text } from '#platform/text.ts'
import { classes } from '#ui/page/classes.ts'
import { gridOf, isFolded, shiftHeads } from '../week/grid.ts'
import { subjectText } from '../week/words.ts'
import type { GridActions } from './actions.ts'
import { Cell } from './Cell.tsx'
import { DayHeads, RowHead, ShiftHead } from './Heads.tsx'
import { PaperLegend } from './Paper.tsx'
import { useCarry } from './useCarry.ts'
import { useGridKeys } from './useGridKeys.ts'
import styles from './WeekGrid.module.css'

type Props = { week: WeekOf; days: readonly ScheduleDay[]; actions: GridActions | null }

/** Days by bells. Lessons are dragged with the mouse or carried with the keys (see `KeysDialog`). */
export function WeekGrid({ week, days, actions }: Props) {
  const grid = gridOf({ ...week, days: [...days] })
  const heads = shiftHeads(grid)
  const { carried, taken, said, pick, ghost, onPointerDown, onCarryKey, size } = useCarry(grid, week, actions)
  const lessons = days.flatMap((day) => day.lessons)
  const lessonOf = (uuid: string) => lessons.find((lesson) => lesson.uuid === uuid)
  const onKeyDown = useGridKeys({ size, actions, lessonOf, pick, onCarryKey })
  const tileActions = actions && { ...actions, pick: ({ uuid }: { uuid: string }) => pickFromMenu(uuid, pick) }
  const add = week.can.add ? actions?.add : undefined

  return (
    <div className={styles.box}>
      <table
        className={classes(styles.grid, carried && styles.carrying)}
        aria-label={text('schedule.grid', { who: week.view.label })}
        data-grid
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
      >
        <DayHeads days={grid.days} />
        <tbody>
          {grid.rows.map((row, line) => (
            <Fragment key={`${row.timeStart}-${row.timeEnd}`}>
              {heads.has(row) && <ShiftHead shift={row.shift} columns={grid.days.length} />}
              <tr className={isFolded(grid, row) ? styles.folded : undefined}>
                <RowHead row={row} />
                {grid.days.map((day, column) => (
                  <Cell
                    key={day.date}
                    day={day}
                    row={row}
                    at={{ day: column, row: line }}
                    lessons={grid.at(row, day)}
                    week={week}
                    actions={tileActions}
                    onAdd={add}
                    carried={carried?.lesson}
                    isOver={carried?.at?.day === column && carried.at.row === line}
                    taken={taken}
                  />
                ))}
              </tr>
            </Fragment>
          ))}
        </tbody>
      </table>
      <PaperLegend lessons={lessons} />
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

/** The menu gives the focus back to its dots; carrying goes on from the lesson itself. */
function pickFromMenu(uuid: string, pick: (uuid: string) => void): void {
  pick(uuid)
  requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-lesson="${uuid}"] [data-stop]`)?.focus())
}
