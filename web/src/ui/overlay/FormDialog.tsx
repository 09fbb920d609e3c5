import { useRef, useState, type ReactNode } from 'react'
import { Button } from '../page/Button.tsx'
import { Complaint } from '../fields/Complaint.tsx'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { Dialog, type DialogFrame } from './Dialog.tsx'
import { useHold } from './holding.ts'
import { useAttempt } from '../fields/useAttempt.ts'
import { useWord } from '../page/words.tsx'
import styles from './FormDialog.module.css'

type Props = DialogFrame & {
  /** The word on the main button: a verb. */
  action: string
  submit: () => void | Promise<unknown>
  busy?: boolean | undefined
  /** The main button waits, for example for a first change. */
  disabled?: boolean | undefined
  danger?: boolean | undefined
  /** A refusal that belongs to no field. */
  error?: string | null | undefined
  /** What closing without the action is called, where “cancel” says too little. */
  leaving?: string | undefined
  /** Further buttons, on the left of cancel. */
  extra?: ReactNode
  /** Whether closing would lose something: then it is asked about. */
  changed?: boolean | undefined
  children?: ReactNode
}

/** Fields, a main action on the right and cancel beside it. It stays open on failure with what was typed. */
export function FormDialog(props: Props) {
  const { action, submit, busy, disabled, danger, error, leaving, extra, changed = false, children, ...frame } = props
  const word = useWord()
  const node = useRef<HTMLFormElement>(null)
  const [asking, setAsking] = useState(false)
  const { onSubmit, onInput } = useAttempt(node, busy)
  useHold(changed && !busy)
  const leave = () => {
    if (changed) setAsking(true)
    else frame.onClose()
  }

  const footer = (
    <>
      {extra}
      {!frame.locked && (
        <Button onClick={leave} disabled={busy}>
          {leaving ?? word('cancel')}
        </Button>
      )}
      <Button type="submit" kind={danger ? 'danger' : 'main'} busy={busy} disabled={disabled}>
        {action}
      </Button>
    </>
  )

  const form = (inside: ReactNode) => (
    <form ref={node} noValidate onSubmit={(event) => onSubmit(event, submit)} onInput={onInput}>
      {inside}
    </form>
  )

  return (
    <Dialog {...frame} onClose={leave} footer={footer} wrap={form}>
      <div className={styles.fields}>
        {error && <Complaint text={error} />}
        {children}
      </div>
      {asking && (
        <ConfirmDialog
          title={frame.title}
          width={400}
          message={word('changesLost')}
          reject={word('keepWriting')}
          action={word('discard')}
          danger
          onConfirm={frame.onClose}
          onClose={() => setAsking(false)}
        />
      )}
    </Dialog>
  )
}
