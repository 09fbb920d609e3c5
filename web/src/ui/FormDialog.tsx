import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { Button } from './Button.tsx'
import { Complaint } from './Complaint.tsx'
import { Dialog, type DialogFrame } from './Dialog.tsx'
import { useWord } from './words.tsx'
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
  /** Further buttons, on the left of cancel. */
  extra?: ReactNode
  children?: ReactNode
}

/** Fields, a main action on the right and cancel beside it. It stays open on failure with what was typed. */
export function FormDialog({ action, submit, busy, disabled, danger, error, extra, children, ...frame }: Props) {
  const word = useWord()
  const node = useRef<HTMLFormElement>(null)
  const sent = useRef(false)

  // After an attempt the first complaint is where the person has to go next.
  useEffect(() => {
    if (!sent.current || busy) return
    const wrong = node.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!wrong) return
    sent.current = false
    // Of a group the first of its buttons takes the focus.
    const stop = wrong.matches('fieldset') ? wrong.querySelector('input') : wrong
    stop?.focus()
  })

  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (busy) return
    sent.current = true
    void submit()
  }

  const calm = () => {
    sent.current = false
  }

  const footer = (
    <>
      {extra}
      {!frame.locked && (
        <Button onClick={frame.onClose} disabled={busy}>
          {word('cancel')}
        </Button>
      )}
      <Button type="submit" kind={danger ? 'danger' : 'main'} busy={busy} disabled={disabled}>
        {action}
      </Button>
    </>
  )

  const form = (inside: ReactNode) => (
    <form ref={node} noValidate onSubmit={onSubmit} onInput={calm}>
      {inside}
    </form>
  )

  return (
    <Dialog {...frame} footer={footer} wrap={form}>
      <div className={styles.fields}>
        {error && <Complaint text={error} />}
        {children}
      </div>
    </Dialog>
  )
}
