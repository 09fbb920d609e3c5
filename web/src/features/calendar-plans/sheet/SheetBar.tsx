import type { ReactNode } from 'react'
import { uuid as newUuid } from '#platform/http/ids.ts'
import { text } from '#platform/text.ts'
import { Menu } from '#ui/overlay/Menu.tsx'
import { Button } from '#ui/page/Button.tsx'
import { isHeld, merged, removed, split } from './rows.ts'
import styles from './Sheet.module.css'
import type { OpenTheme } from './open.ts'
import { workActs } from './work.ts'
import type { CellsState } from './useCells.ts'
import type { SheetState } from './useSheet.ts'

type Props = { state: SheetState; where: CellsState; onOpen: (what: OpenTheme) => void; children: ReactNode }

/** What can be done with the theme that one stands in. */
export function SheetBar({ state, where, onOpen, children }: Props) {
  const { sheet, themes } = state
  const { theme } = where
  const next = themes.find((one) => theme && one.quarterId === theme.quarterId && one.ordinal === theme.ordinal + 1)
  const merging = theme && next ? merged(sheet, theme, next) : null
  const uuid = theme?.uuid ?? ''

  return (
    <div className={styles.bar} role="toolbar" aria-label={text('calendar-plans.column-acts')}>
      <Button onClick={() => onOpen({ kind: 'add' })}>{text('calendar-plans.add-theme')}</Button>
      {theme && (
        <>
          <Button size="small" onClick={() => void where.insert(theme)}>
            {text('calendar-plans.insert')}
          </Button>
          <Button size="small" onClick={() => void where.move(theme, -1)}>
            {text('calendar-plans.up')}
          </Button>
          <Button size="small" onClick={() => void where.move(theme, 1)}>
            {text('calendar-plans.down')}
          </Button>
          <Menu
            label={text('calendar-plans.row-acts', { ordinal: theme.ordinal })}
            items={[
              { label: text('calendar-plans.set-date'), onSelect: () => onOpen({ kind: 'date', uuid }) },
              {
                label: text('calendar-plans.edit-theme'),
                disabled: isHeld(theme),
                onSelect: () => onOpen({ kind: 'edit', uuid }),
              },
              ...workActs(state, theme),
              {
                label: text('calendar-plans.split'),
                onSelect: () => void state.change(split(sheet, theme, newUuid())),
              },
              {
                label: text('calendar-plans.merge'),
                disabled: merging === null,
                onSelect: () => void state.change(merging),
              },
              {
                label: text('calendar-plans.remove-theme'),
                danger: true,
                disabled: isHeld(theme),
                onSelect: () => void state.change(removed(sheet, theme)),
              },
            ]}
          />
        </>
      )}
      {children}
    </div>
  )
}
