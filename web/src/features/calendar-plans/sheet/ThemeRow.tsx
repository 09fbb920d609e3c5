import type { SheetTheme } from '@qalam/contract/calendar-plans/sheet.ts'
import { memo } from 'react'
import { dayDigits, weekdayShort } from '#platform/dates.ts'
import { text } from '#platform/text.ts'
import { Badge } from '#ui/page/Badge.tsx'
import { type SheetCell, cells, textIn } from './rows.ts'
import styles from './Sheet.module.css'

type Props = {
  theme: SheetTheme
  /** The cell of this row that one stands in. */
  active: SheetCell | null
  /** What is being typed into it; null while nothing is. */
  draft: string | null
  isFirst: boolean
  /** The first theme of today or later: the sheet opens at it. */
  isNext: boolean
  isEditor: boolean
  onDraft: (text: string) => void
  onLeave: () => void
}

/** A theme of the sheet: its number, its words, its type and its date with whatever holds it there. */
export const ThemeRow = memo(function ThemeRow({
  theme,
  active,
  draft,
  isFirst,
  isNext,
  isEditor,
  onDraft,
  onLeave,
}: Props) {
  const { uuid, ordinal } = theme
  return (
    <tr
      data-row={uuid}
      data-held={theme.pin ?? undefined}
      aria-current={active ? 'true' : undefined}
      data-next={isNext || undefined}
    >
      <th scope="row" className={styles.number} draggable={isEditor}>
        {ordinal}
      </th>
      <td className={styles.kind}>
        {theme.kind === 'regular' ? (
          text('lesson-type.regular')
        ) : (
          <Badge tone="accent">{text(`lesson-type.${theme.kind}`)}</Badge>
        )}
        {theme.maxScore !== null && ` ${theme.maxScore}`}
      </td>
      <td className={styles.date}>
        <DateCell theme={theme} />
      </td>
      {cells.map((cell) => {
        const isActive = active === cell
        const isTyped = isActive && draft !== null
        const column = text(`calendar-plans.column-${cell}`)
        const label = text('calendar-plans.cell', { ordinal, column })
        return (
          <td
            key={cell}
            data-theme={uuid}
            data-cell={cell}
            data-active={isActive || undefined}
            tabIndex={isTyped ? -1 : isActive || (isFirst && active === null && cell === 'section') ? 0 : -1}
            className={styles[cell]}
          >
            {isTyped ? (
              <textarea
                className={styles.field}
                aria-label={label}
                autoFocus
                rows={Math.min(8, Math.max(2, Math.ceil(draft.length / 24)))}
                value={draft}
                onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
                onChange={({ target }) => onDraft(target.value)}
                onBlur={onLeave}
              />
            ) : (
              textIn(theme, cell)
            )}
          </td>
        )
      })}
    </tr>
  )
})

function DateCell({ theme: { lesson, pin, caps } }: { theme: SheetTheme }) {
  if (!lesson) return <Badge tone="warning">{text('calendar-plans.without-date')}</Badge>
  return (
    <>
      <span>{`${weekdayShort(lesson.date)} ${dayDigits(lesson.date)}`}</span>
      {pin && pin !== 'past' && <small className={styles.pin}>{text(`calendar-plans.pin-${pin}`)}</small>}
      {caps.map(({ kind, count = 0, max = 0, others }) => (
        <small key={kind} className={styles.cap}>
          {text(`calendar-plans.cap-${kind}`, { count, max, others: others.join(', ') })}
        </small>
      ))}
    </>
  )
}
