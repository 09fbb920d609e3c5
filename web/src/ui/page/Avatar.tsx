import { useState } from 'react'
import { classes } from './classes.ts'
import styles from './Avatar.module.css'

const palette = [styles.first, styles.second, styles.third, styles.fourth]

type Props = {
  /** The person's id chooses the colour (C-LAYOUT-6). */
  id: number
  name: string
  src?: string | null | undefined
  /** Pixels. */
  size?: 24 | 32 | 40 | 64 | undefined
}

/**
 * A person's picture or first letters. The name stands beside it, so it is not said twice: the letters are drawn by the
 * style and are no words of the button that they stand on.
 */
export function Avatar({ id, name, src, size = 32 }: Props) {
  const style = { '--size': `${size}px` }
  // The address of a picture may have run out by the time it is drawn again.
  const [broken, setBroken] = useState<string | null>(null)
  if (src && src !== broken)
    return (
      <img src={src} alt="" className={styles.avatar} style={style} loading="lazy" onError={() => setBroken(src)} />
    )

  return (
    <span
      aria-hidden
      data-letters={initials(name)}
      className={classes(styles.avatar, palette[Math.abs(id) % palette.length])}
      style={style}
    />
  )
}

const initials = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((part) => part.charAt(0).toUpperCase())
    .join('')
