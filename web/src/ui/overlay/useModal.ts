import { useEffectEvent, useLayoutEffect, useRef } from 'react'

let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

function setOpen(next: readonly HTMLDialogElement[]): void {
  open = next
  listeners.forEach((listener) => listener())
}

/** The modal dialog on top, or null. What lies outside of it can be neither pressed nor reached. */
export const topModal = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  read: () => open.at(-1) ?? null,
}

/**
 * Opens the <dialog> it is given for as long as that is rendered, and gives the focus back afterwards. `onShut` is
 * called when something else closed it: a back gesture, for example.
 */
export function useModal(onShut: (node: HTMLDialogElement) => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  const shut = useEffectEvent(onShut)

  useLayoutEffect(() => {
    const node = dialog.current
    if (!node) return
    const before = document.activeElement
    const onClose = (event: Event) => {
      if (event.target === node && !node.open) shut(node)
    }
    if (!node.open) node.showModal()
    firstStop(node).focus({ preventScroll: true })
    node.addEventListener('close', onClose)
    setOpen([...open, node])

    return () => {
      setOpen(open.filter((one) => one !== node))
      node.removeEventListener('close', onClose)
      node.close()
      giveBack(before)
    }
  }, [])

  return dialog
}

/** A dialog that nobody asked for leaves the reader at the title of the page, not at the end where it stood. */
function giveBack(before: Element | null): void {
  const asked = before instanceof HTMLElement && before !== document.body && before.isConnected
  const place = asked ? before : document.getElementById('screen-title')
  place?.focus({ preventScroll: true })
}

/** The first field of a form; not on touch screens, where the keyboard would cover what is to be read. */
function firstStop(node: HTMLElement): HTMLElement {
  const asked = node.querySelector<HTMLElement>('[data-autofocus]:not([disabled])')
  if (asked) return asked
  if (window.matchMedia?.('(pointer: coarse)').matches) return node
  const field = (name: string) => `${name}:not([disabled], [type="hidden"], [type="file"], [tabindex="-1"])`
  return node.querySelector<HTMLElement>(['input', 'select', 'textarea'].map(field).join()) ?? node
}
