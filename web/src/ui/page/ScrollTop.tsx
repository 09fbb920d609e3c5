import { useEffect, useState } from 'react'
import { IconTop } from './icons.ts'
import { IconButton } from './IconButton.tsx'
import { useWord } from './words.tsx'
import styles from './ScrollTop.module.css'

/** Appears past one and a half screens (C-LAYOUT-4). */
export function ScrollTop() {
  const word = useWord()
  const [far, setFar] = useState(false)

  useEffect(() => {
    const look = () => setFar(window.scrollY > window.innerHeight * 1.5)
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])

  if (!far) return null
  return (
    <IconButton label={word('toTop')} className={`${styles.button} no-print`} onClick={scrollToTop}>
      <IconTop />
    </IconButton>
  )
}

const lasts = 500

/** 500 ms, slow at both ends (C-TIME-9); at once for who asked for less motion. */
function scrollToTop(): void {
  const from = window.scrollY
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return window.scrollTo(0, 0)

  const start = performance.now()
  const draw = (now: number) => {
    const part = Math.min(1, (now - start) / lasts)
    window.scrollTo(0, from * (1 - part * part * (3 - 2 * part)))
    if (part < 1) requestAnimationFrame(draw)
  }
  requestAnimationFrame(draw)
}
