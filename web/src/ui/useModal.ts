import { useLayoutEffect, useRef } from 'react'

/** Opens the <dialog> it is given for as long as that is rendered, and gives the focus back afterwards. */
export function useModal() {
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const node = dialog.current
    if (!node) return
    const before = document.activeElement
    if (!node.open) node.showModal()
    firstStop(node).focus({ preventScroll: true })

    return () => {
      node.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [])

  return dialog
}

/** The first field of a form; not on touch screens, where the keyboard would cover what is to be read. */
function firstStop(node: HTMLElement): HTMLElement {
  const asked = node.querySelector<HTMLElement>('[data-autofocus]')
  if (asked) return asked
  if (window.matchMedia?.('(pointer: coarse)').matches) return node
  const fields =
    'input:not([type=hidden], [disabled], [tabindex="-1"]), select:not([disabled]), textarea:not([disabled])'
  return node.querySelector<HTMLElement>(fields) ?? node
}
