import { useEffect, useEffectEvent, useState } from 'react'
import type { FieldProps } from './field.ts'

let isPressed = false
globalThis.addEventListener?.('pointerdown', () => (isPressed = true), true)
for (const end of ['pointerup', 'pointercancel']) globalThis.addEventListener?.(end, () => (isPressed = false), true)

/** After the press that is going on: a line that appears under the field would push the button from under the pointer. */
function afterPress(act: () => void): void {
  if (!isPressed) return act()
  globalThis.addEventListener('pointerup', () => setTimeout(act), { once: true })
}

/**
 * What a field itself finds wrong with the text that stands in it. The form hears of it at once, so that it is not sent
 * without the value; the person hears of it when the field is left.
 */
export function useOwnComplaint(found: string | null, onComplaint: FieldProps<never>['onComplaint']) {
  const [isLeft, setLeft] = useState(false)
  const tell = useEffectEvent((complaint: string | null) => onComplaint?.(complaint))

  useEffect(() => {
    if (found === null) return undefined
    tell(found)
    return () => tell(null)
  }, [found])

  return { complaint: isLeft ? found : null, leave: () => afterPress(() => setLeft(true)), enter: () => setLeft(false) }
}
