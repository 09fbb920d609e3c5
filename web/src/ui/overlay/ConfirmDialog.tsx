import { Button } from '../page/Button.tsx'
import { Complaint } from '../fields/Complaint.tsx'
import { Dialog, type DialogFrame } from './Dialog.tsx'
import { clockText, useCountdown } from '../feedback/useCountdown.ts'
import { useWord } from '../page/words.tsx'
import styles from './ConfirmDialog.module.css'

type Props = DialogFrame & {
  message: React.ReactNode
  /** The word on the main button: a verb, never a bare "yes". */
  action: string
  onConfirm: () => void | Promise<unknown>
  /** The word on the other button; false hides it. Cancel when absent. */
  reject?: string | false | undefined
  onReject?: (() => void) | undefined
  image?: string | undefined
  /** Seconds until the main button may be pressed; it shows them as hh:mm:ss (SH-MODAL-20). */
  wait?: number | undefined
  danger?: boolean | undefined
  busy?: boolean | undefined
  error?: string | null | undefined
}

/** Asks before what cannot be taken back (M-25). For anything else do it and offer to undo. */
export function ConfirmDialog(props: Props) {
  const { message, action, onConfirm, reject, onReject, image, wait = 0, danger, busy, error, ...frame } = props
  const word = useWord()
  const left = useCountdown(wait)

  const footer = (
    <>
      {reject !== false && (
        <Button onClick={onReject ?? frame.onClose} disabled={busy}>
          {reject ?? word('cancel')}
        </Button>
      )}
      <Button
        kind={danger ? 'danger' : 'main'}
        busy={busy}
        disabled={left > 0}
        data-autofocus={danger ? undefined : true}
        onClick={() => void onConfirm()}
      >
        {action}
        {left > 0 && <span className={styles.clock}>{clockText(left)}</span>}
      </Button>
    </>
  )

  return (
    <Dialog {...frame} footer={footer}>
      <div className={styles.ask}>
        {image && <img src={image} alt="" className={styles.image} />}
        <div>{message}</div>
        {error && <Complaint text={error} />}
      </div>
    </Dialog>
  )
}
