import { useRef, type ReactNode } from 'react'
import { useHold } from '../overlay/holding.ts'
import { useAttempt } from './useAttempt.ts'

type Props = {
  submit: () => void | Promise<unknown>
  busy?: boolean | undefined
  /** Whether leaving the page would lose something. */
  changed?: boolean | undefined
  className?: string | undefined
  children: ReactNode
}

/** A form that is a page or a part of one. A refused attempt leads to the first wrong field; changes hold the page. */
export function Form({ submit, busy, changed = false, className, children }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { onSubmit, onInput } = useAttempt(form, busy)
  useHold(changed && !busy)

  return (
    <form ref={form} className={className} noValidate onSubmit={(event) => onSubmit(event, submit)} onInput={onInput}>
      {children}
    </form>
  )
}
