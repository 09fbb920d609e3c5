import {
  useEffect,
  useId,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useRef,
  useState,
} from 'react'
import { Narrowing } from '../fields/narrowing.ts'
import { IconButton } from '../page/IconButton.tsx'
import { IconClose } from '../page/icons.ts'
import { whenResized } from '../page/resized.ts'
import { useModal } from './useModal.ts'
import { useWord } from '../page/words.tsx'
import styles from './Dialog.module.css'

/** Pixels (C-MODALW-1…7). On a phone every dialog is a sheet as wide as the screen. */
export type DialogWidth = 400 | 480 | 500 | 540 | 700 | 920

export type DialogFrame = {
  title: string
  onClose: () => void
  width?: DialogWidth | undefined
  /** Neither Esc, nor the backdrop, nor a cross closes it: only what is inside. */
  locked?: boolean | undefined
}

type Props = DialogFrame & {
  children?: ReactNode
  /** Buttons, the main action last: it stands on the right. */
  footer?: ReactNode
  /** Puts something around body and buttons: the form that both belong to. */
  wrap?: ((inside: ReactNode) => ReactNode) | undefined
}

/** A modal window. It is open as long as it is rendered; the focus returns to whatever had it before. */
export function Dialog({ title, onClose, width = 480, locked = false, children, footer, wrap }: Props) {
  const word = useWord()
  const heading = useId()
  const dialog = useModal((node) => (locked ? node.showModal() : onClose()))
  const pressedOutside = useRef(false)
  const leave = () => {
    if (!locked) onClose()
  }

  // Chromium force-closes on a second Esc even when the first was refused, so the key itself is taken.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    leave()
  }
  const onPointerDown = (event: PointerEvent) => {
    pressedOutside.current = event.target === dialog.current
  }
  const onClick = (event: MouseEvent) => {
    if (pressedOutside.current && event.target === dialog.current) leave()
  }

  const inside = (
    // A window that a filter opens is a form of its own.
    <Narrowing value={false}>
      <Body>{children}</Body>
      {footer && <footer className={styles.foot}>{footer}</footer>}
    </Narrowing>
  )

  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      style={{ '--width': `${width}px` }}
      aria-labelledby={heading}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onClick={onClick}
      onCancel={(event) => {
        if (event.target !== dialog.current) return
        event.preventDefault()
        leave()
      }}
    >
      <div className={styles.frame}>
        <header className={styles.head}>
          <h2 id={heading}>{title}</h2>
          {!locked && (
            <IconButton label={word('close')} onClick={onClose} className={styles.cross}>
              <IconClose />
            </IconButton>
          )}
        </header>
        {wrap ? wrap(inside) : inside}
      </div>
    </dialog>
  )
}

/** What is longer than the screen scrolls, and then the keyboard has to be able to stand in it. */
function Body({ children }: { children: ReactNode }) {
  const body = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)

  useEffect(() => {
    const node = body.current
    if (!node) return
    return whenResized(node, () => setScrolls(node.scrollHeight > node.clientHeight))
  }, [])

  return (
    <div ref={body} className={styles.body} tabIndex={scrolls ? 0 : undefined}>
      {children}
    </div>
  )
}
