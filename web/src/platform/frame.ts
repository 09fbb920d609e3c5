type Subscribe = (listener: () => void) => () => void

/**
 * Listens to a store a frame later, once for all that happened meanwhile: what only tells about a key shall not hold up
 * the frame that shows it.
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
