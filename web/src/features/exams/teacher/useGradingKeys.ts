import { type KeyboardEvent, useEffect, useRef } from 'react'

type Where = { at: number; count: number; isWhole: boolean; focus: boolean; onGo: (to: number) => void }

/** Grading without a pointer: the first field has the focus of whoever goes on, keys save and lead to the answers beside. */
export function useGradingKeys({ at, count, isWhole, focus, onGo }: Where) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focus) box.current?.querySelector<HTMLElement>('form input')?.focus()
  }, [focus])
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey } = event
    if (key === 'Enter' && (ctrlKey || metaKey) && isWhole) box.current?.querySelector('form')?.requestSubmit()
    else if (altKey && key === 'PageDown' && at < count - 1) onGo(at + 1)
    else if (altKey && key === 'PageUp' && at > 0) onGo(at - 1)
    else return
    event.preventDefault()
  }
  return { box, onKeyDown }
}
