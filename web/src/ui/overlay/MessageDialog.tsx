import type { ReactNode } from 'react'
import { Button } from '../page/Button.tsx'
import { Dialog, type DialogFrame } from './Dialog.tsx'
import { IconDone } from '../page/icons.ts'
import { useWord } from '../page/words.tsx'
import styles from './MessageDialog.module.css'

type Props = DialogFrame & {
  message: ReactNode
  /** The word on the only button; close when absent. */
  action?: string | undefined
  /** A success shows a tick above its message (M-59, 400 wide). */
  kind?: 'plain' | 'success' | undefined
}

/** Says one thing (M-30). */
export function MessageDialog({ message, action, kind = 'plain', ...frame }: Props) {
  const word = useWord()
  const footer = (
    <Button kind="main" data-autofocus onClick={frame.onClose}>
      {action ?? word('close')}
    </Button>
  )

  return (
    <Dialog width={400} {...frame} footer={footer}>
      {kind === 'success' && <IconDone aria-hidden className={styles.tick} />}
      <div className={kind === 'success' ? styles.centre : undefined}>{message}</div>
    </Dialog>
  )
}
