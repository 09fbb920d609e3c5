import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '../page/Button.tsx'
import { classes } from '../page/classes.ts'
import { IconButton } from '../page/IconButton.tsx'
import { IconDown } from '../page/icons.ts'
import { Link } from '../page/Link.tsx'
import { step } from '../fields/step.ts'
import { useLeave } from './useLeave.ts'
import { usePlaced } from './usePlaced.ts'
import dots from './Menu.module.css'
import styles from './panel.module.css'

export type MenuItem = {
  label: string
  icon?: ReactNode
  disabled?: boolean | undefined
  danger?: boolean | undefined
} & ({ onSelect: () => void; href?: undefined } | { href: string; onSelect?: undefined })

type Props = {
  label: string
  items: readonly MenuItem[]
  /** What stands on the button instead of the label: an avatar, a name. `dots` is the three dots of a table row. */
  face?: ReactNode | 'dots'
  kind?: 'main' | 'plain' | 'quiet'
  align?: 'start' | 'end'
}

/** A button with a list of actions. Arrows, Home, End and first letters move; Esc and Tab close. */
export function Menu({ label, items, face, kind = 'plain', align = 'start' }: Props) {
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  usePlaced(root, panel, open, { align })
  useLeave(root, open, () => setOpen(false))

  const close = () => {
    setOpen(false)
    root.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
  }
  const openAt = (end: 'first' | 'last') => {
    setOpen(true)
    requestAnimationFrame(() =>
      lines(panel.current)
        .at(end === 'first' ? 0 : -1)
        ?.focus(),
    )
  }
  const trigger = {
    id,
    'aria-haspopup': 'menu' as const,
    'aria-expanded': open,
    onClick: () => (open ? close() : openAt('first')),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
      event.preventDefault()
      openAt(event.key === 'ArrowDown' ? 'first' : 'last')
    },
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return setOpen(false)
    if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      return close()
    }
    const all = lines(panel.current)
    const next = step(
      event.key,
      all.findIndex((line) => line === document.activeElement),
      all.map(letters),
    )
    if (next === null) return
    event.preventDefault()
    all[next]?.focus()
  }

  return (
    <div ref={root} style={{ display: 'inline-flex' }}>
      {face === 'dots' ? (
        <IconButton {...trigger} label={label}>
          <span className={dots.dots} aria-hidden />
        </IconButton>
      ) : (
        <Button {...trigger} kind={kind} {...(face !== undefined && { 'aria-label': label })}>
          {face ?? label}
          <IconDown aria-hidden />
        </Button>
      )}
      {open && (
        <div
          ref={panel}
          popover="manual"
          role="menu"
          aria-labelledby={id}
          className={styles.panel}
          onKeyDown={onKeyDown}
        >
          {items.map((item) => (
            <Line key={item.label} item={item} onDone={close} />
          ))}
        </div>
      )}
    </div>
  )
}

function Line({
  item: { label, icon, disabled, danger, href, onSelect },
  onDone,
}: {
  item: MenuItem
  onDone: () => void
}) {
  const shared = { role: 'menuitem', tabIndex: -1, className: classes(styles.line, danger && styles.danger) }
  const face = (
    <>
      {icon}
      {label}
    </>
  )
  if (href !== undefined && !disabled)
    return (
      <Link {...shared} href={href} onClick={onDone}>
        {face}
      </Link>
    )
  const choose = () => {
    if (disabled) return
    onDone()
    onSelect?.()
  }
  return (
    <button {...shared} type="button" aria-disabled={disabled || undefined} onClick={choose}>
      {face}
    </button>
  )
}

const lines = (panel: HTMLElement | null) => [...(panel?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
const letters = (line: HTMLElement) => line.textContent.trim().toLowerCase()
