import type { ReactNode } from 'react'
import { useId } from 'react'
import { text } from '#platform/text.ts'
import { IconDown } from '#ui/page/icons.ts'
import { Link } from '#ui/page/Link.tsx'
import type { Shown } from '../shelf.ts'
import styles from './Entry.module.css'
import { Slides } from './Slides.tsx'

type Props = {
  entry: Shown
  open: boolean
  onToggle: () => void
  /** Where the person may go from here; none while the server is away. */
  opens: string | null
  level: 2 | 3
  children?: ReactNode
}

/** A question that opens: steps, pictures, the way to the screen (SH-FAQ-1). */
export function Entry({ entry, open, onToggle, opens, level, children }: Props) {
  const id = useId()
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <li className={styles.entry}>
      <Heading className={styles.heading}>
        <button
          type="button"
          className={styles.question}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={onToggle}
        >
          <span>{entry.title}</span>
          <IconDown aria-hidden />
        </button>
      </Heading>
      {open && (
        <div id={id} className={styles.answer}>
          {entry.lent && <p className={styles.lent}>{text('help.in-russian')}</p>}
          <ol className={styles.steps} lang={entry.lent ? 'ru' : undefined}>
            {entry.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <Slides slides={entry.slides} />
          {opens && <Link href={opens}>{text('help.open-screen')}</Link>}
          {children}
        </div>
      )}
    </li>
  )
}
