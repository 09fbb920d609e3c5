import { useState } from 'react'
import { text } from '#platform/text.ts'
import { IconBack, IconNext } from '#ui/page/icons.ts'
import { IconButton } from '#ui/page/IconButton.tsx'
import styles from './Entry.module.css'

type Slide = { address: string; shows: string }

/** Pictures of an entry, one at a time: buttons before and after, and dots (SH-FAQ-1, SH-FAQ-2). */
export function Slides({ slides }: { slides: readonly Slide[] }) {
  const [at, setAt] = useState(0)
  const slide = slides[at]
  if (!slide) return null
  const count = slides.length
  return (
    <div className={styles.slides} role="group" aria-label={text('help.pictures')}>
      <figure className={styles.figure} aria-live="polite">
        <img key={slide.address} src={slide.address} alt="" loading="lazy" decoding="async" />
        <figcaption>{slide.shows}</figcaption>
      </figure>
      {count > 1 && (
        <div className={styles.steer}>
          <IconButton label={text('help.picture-before')} disabled={at === 0} onClick={() => setAt(at - 1)}>
            <IconBack />
          </IconButton>
          {slides.map(({ address }, place) => (
            <button
              key={address}
              type="button"
              className={styles.dot}
              aria-label={text('help.picture', { place: place + 1, count })}
              aria-current={place === at || undefined}
              onClick={() => setAt(place)}
            />
          ))}
          <IconButton label={text('help.picture-next')} disabled={at === count - 1} onClick={() => setAt(at + 1)}>
            <IconNext />
          </IconButton>
        </div>
      )}
    </div>
  )
}
