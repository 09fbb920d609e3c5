import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Calls back when the person presses outside of the given element. */
export function useLeave(inside: RefObject<HTMLElement | null>, open: boolean, onLeave: () => void) {
  const leave = useEffectEvent(onLeave)

  useEffect(() => {
    if (!open) return
    const onPress = ({ target }: PointerEvent) => {
      if (target instanceof Node && !inside.current?.contains(target)) leave()
    }
    document.addEventListener('pointerdown', onPress, true)
    return () => document.removeEventListener('pointerdown', onPress, true)
  }, [inside, open])
}
