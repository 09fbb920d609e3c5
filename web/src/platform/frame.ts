type Subscribe = (listener: () => void) => () => void

/**
 * Listens to a store one frame late, once for all changes of that frame: a status line does not delay the frame in which
 * the typed key is painted.
 */
export function afterFrame(subscribe: Subscribe): Subscribe {
  return (listener) => {
    let isComing = false
    let isOver = false
    const tell = () => {
      isComing = false
      if (!isOver) listener()
    }
    const stop = subscribe(() => {
      if (isComing) return
      isComing = true
      requestAnimationFrame(() => setTimeout(tell))
    })
    return () => {
      isOver = true
      stop()
    }
  }
}
