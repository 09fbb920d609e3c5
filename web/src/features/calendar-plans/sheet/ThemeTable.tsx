import type { PlanSheet } from '@qalam/contract/calendar-plans/sheet.ts'
import { numberOfQuarter } from '@qalam/contract/kernel/calendar.ts'
import { Fragment, useEffect } from 'react'
import { today } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { cells, moved } from './rows.ts'
import styles from './Sheet.module.css'
import { ThemeRow } from './ThemeRow.tsx'
import type { CellsState } from './useCells.ts'
import { useRowDrag } from './useRowDrag.ts'
import type { SheetState } from './useSheet.ts'

type Props = { state: SheetState; where: CellsState; onAdd: (quarterId: number) => void }

/** The themes quarter by quarter, in a box that scrolls by itself with the numbers held. */
export function ThemeTable({ state, where, onAdd }: Props) {
  const { sheet, themes } = state
  const { at, draft } = where
  const day = today()
  const next = themes.find(({ lesson }) => lesson && lesson.date >= day)
  useEffect(() => {
    const box = where.root.current
    const row = box?.querySelector<HTMLElement>('[data-next]')
    // Below the head of the table, which stays.
    if (box && row) box.scrollTop = row.offsetTop - 100
  }, [where.root])
  const drag = useRowDrag((uuid, onto) => {
    const theme = themes.find((one) => one.uuid === uuid)
    const target = themes.find((one) => one.uuid === onto)
    if (theme && target && theme.quarterId === target.quarterId)
      void state.change(moved(sheet, theme, target.ordinal - theme.ordinal))
  })

  return (
    <div ref={where.root} className={styles.box} {...where.on} {...drag}>
      <table className={styles.table}>
        <caption className="sr-only">{text('calendar-plans.sheet-name')}</caption>
        <thead>
          <tr>
            {(['ordinal', 'kind', 'date', ...cells] as const).map((column) => (
              <th key={column} scope="col" className={column === 'ordinal' ? styles.number : undefined}>
                {text(`calendar-plans.column-${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.quarters.map((quarter) => (
            <Fragment key={quarter.value}>
              <QuarterRow quarter={quarter} count={themes.filter((one) => one.quarterId === quarter.value).length}>
                {sheet.can.edit && (
                  <Button size="small" kind="quiet" onClick={() => onAdd(quarter.value)}>
                    {text('calendar-plans.add-first')}
                  </Button>
                )}
              </QuarterRow>
              {themes
                .filter((one) => one.quarterId === quarter.value)
                .map((theme) => (
                  <ThemeRow
                    key={theme.uuid}
                    theme={theme}
                    active={at?.uuid === theme.uuid ? at.cell : null}
                    draft={at?.uuid === theme.uuid ? draft : null}
                    isFirst={at === null && theme === themes[0]}
                    isNext={theme === next}
                    isEditor={sheet.can.edit}
                    onDraft={where.setDraft}
                    onLeave={where.commit}
                  />
                ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = { quarter: PlanSheet['quarters'][number]; count: number; children: React.ReactNode }

function QuarterRow({ quarter, count, children }: RowProps) {
  return (
    <tr className={styles.quarter}>
      <th scope="rowgroup" colSpan={cells.length + 3}>
        <span className={styles.quarterWords}>
          {text('calendar-plans.quarter-n', { number: numberOfQuarter(quarter.value) })}
          <small>{text('calendar-plans.quarter-count', { themes: count, lessons: quarter.lessons })}</small>
          {children}
        </span>
      </th>
    </tr>
  )
}
