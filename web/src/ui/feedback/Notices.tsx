import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../page/Button.tsx'
import { classes } from '../page/classes.ts'
import { IconButton } from '../page/IconButton.tsx'
import { IconAlert, IconClose, IconDone, IconFailed } from '../page/icons.ts'
import { dismiss, noticeStore, type ShownNotice } from './notify.ts'
import { topModal } from '../overlay/useModal.ts'
import { lift } from '../overlay/usePlaced.ts'
import { useWord } from '../page/words.tsx'
import styles from './Notices.module.css'

const icons = { success: IconDone, warning: IconAlert, error: IconFailed }

/**
 * The stack of notices in the corner: rendered once by the app, filled by `notify`. It moves into the dialog on top,
 * because a modal dialog leaves nothing outside of it that could be pressed.
 */
export function Notices() {
  const modal = useSyncExternalStore(topModal.subscribe, topModal.read)
  return modal ? createPortal(<Stack />, modal) : <Stack />
}

function Stack() {
  const notices = useSyncExternalStore(noticeStore.subscribe, noticeStore.read)
  const stack = useRef<HTMLDivElement>(null)
  const newest = notices.at(-1)?.id

  // Shown anew for every notice, which lifts the stack above a dialog opened since.
  useLayoutEffect(() => {
    const node = stack.current
    if (!node) return
    if ('hidePopover' in node && node.matches(':popover-open')) node.hidePopover()
    if (newest !== undefined) lift(node)
  }, [newest])

  return (
    <div ref={stack} popover="manual" className={`${styles.stack} no-print`} role="log" aria-live="polite">
      {notices.map((notice) => (
        <Item key={notice.id} notice={notice} />
      ))}
    </div>
  )
}

function Item({ notice: { id, kind, title, text, action, stays } }: { notice: ShownNotice }) {
  const word = useWord()
  const [held, setHeld] = useState(false)
  const Icon = icons[kind]

  // A reader who points at it or has stepped into it gets the whole time again.
  useEffect(() => {
    if (held) return
    const timer = setTimeout(() => dismiss(id), stays)
    return () => clearTimeout(timer)
  }, [held, id, stays])

  const act = () => {
    action?.run()
    dismiss(id)
  }

  return (
    <div
      role={kind === 'error' ? 'alert' : undefined}
      className={classes(styles.notice, styles[kind])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.words}>
        {title && <p className={styles.title}>{title}</p>}
        {text && <p>{text}</p>}
        {action && (
          <Button size="small" className={styles.action} onClick={act}>
            {action.label}
          </Button>
        )}
      </div>
      <IconButton label={word('closeNotice')} className={styles.cross} onClick={() => dismiss(id)}>
        <IconClose />
      </IconButton>
    </div>
  )
}
