import { useState } from 'react'
import { text } from '#platform/text.ts'
import { MediaDialog } from '#ui/overlay/MediaDialog.tsx'
import styles from './Article.module.css'

type Props = { pictures: readonly { url: string; alt: string }[]; onFailed: () => void }

/** The pictures of an article; one is shown large when it is pressed. */
export function Gallery({ pictures, onFailed }: Props) {
  const [open, setOpen] = useState<number | null>(null)
  const shown = open === null ? undefined : pictures[open]
  if (pictures.length === 0) return null

  return (
    <section aria-label={text('article.gallery')}>
      <ul className={styles.gallery}>
        {pictures.map(({ url, alt }, index) => (
          <li key={index}>
            <button type="button" className={styles.small} onClick={() => setOpen(index)}>
              <img src={url} alt={alt} loading="lazy" />
            </button>
          </li>
        ))}
      </ul>
      {shown && (
        <MediaDialog
          kind="picture"
          title={shown.alt}
          width={920}
          url={shown.url}
          onFailed={onFailed}
          onLoaded={() => undefined}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  )
}
