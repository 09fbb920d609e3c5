import { useEffect, useRef, type FormEvent, type RefObject } from 'react'

/** After an attempt to send a form the first complaint is where the person has to go next. */
export function useAttempt(form: RefObject<HTMLFormElement | null>, busy: boolean | undefined) {
  const sent = useRef(false)

  useEffect(() => {
    if (!sent.current || busy) return
    const wrong = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (!wrong) return
    sent.current = false
    // Of a group the first of its buttons takes the focus.
    const stop = wrong.matches('fieldset') ? wrong.querySelector('input') : wrong
    stop?.focus()
  })

  return {
    onSubmit: (event: FormEvent, submit: () => void | Promise<unknown>) => {
      event.preventDefault()
      event.stopPropagation()
      if (busy) return
      sent.current = true
      void submit()
    },
    onInput: () => {
      sent.current = false
    },
  }
}
