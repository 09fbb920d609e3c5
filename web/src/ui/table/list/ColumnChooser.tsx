import { useId, useRef, useState } from 'react'
import { CheckField } from '../../fields/CheckField.tsx'
import panel from '../../overlay/panel.module.css'
import { useLeave } from '../../overlay/useLeave.ts'
import { usePlaced } from '../../overlay/usePlaced.ts'
import { Button } from '../../page/Button.tsx'
import { classes } from '../../page/classes.ts'
import { IconDown } from '../../page/icons.ts'
import { useWord } from '../../page/words.tsx'
import styles from './ListTable.module.css'

type Named = { key: string; title: string; bare?: boolean | undefined }

type Props = {
  columns: readonly Named[]
  hidden: ReadonlySet<string>
  onHide: (keys: readonly string[]) => void
}

/** The columns that may be left out: the first one names the row and stays, a column of buttons is no matter of choice. */
export const hideable = <Column extends Named>(columns: readonly Column[]): Column[] =>
  columns.slice(1).filter(({ bare }) => !bare)

/** Which columns are shown. */
export function ColumnChooser({ columns, hidden, onHide }: Props) {
  const word = useWord()
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  usePlaced(root, list, open, { align: 'end' })
  useLeave(root, open, () => setOpen(false))

  const close = () => {
    setOpen(false)
    root.current?.querySelector('button')?.focus()
  }
  const show = (key: string, isShown: boolean) =>
    onHide(isShown ? [...hidden].filter((other) => other !== key) : [...hidden, key])

  return (
    <div
      ref={root}
      className={styles.chooser}
      onKeyDown={(event) => {
        if (!open || event.key !== 'Escape') return
        event.stopPropagation()
        close()
      }}
    >
      <Button aria-expanded={open} aria-controls={open ? id : undefined} onClick={() => setOpen(!open)}>
        {word('columns')}
        <IconDown aria-hidden />
      </Button>
      {open && (
        <div
          ref={list}
          id={id}
          popover="manual"
          role="group"
          aria-label={word('columns')}
          className={classes(panel.panel, styles.columns)}
        >
          {hideable(columns).map(({ key, title }) => (
            <CheckField
              key={key}
              label={title}
              value={!hidden.has(key)}
              onChange={(isShown) => show(key, isShown ?? true)}
            />
          ))}
        </div>
      )}
    </div>
  )
}
