import { text } from '#platform/text.ts'
import styles from './StoreBadge.module.css'

/** What stands on a badge: a glyph, a small line in the reader's language, the store's own name. */
const stores = {
  apple: {
    name: 'App Store',
    line: 'shell.store-apple',
    label: 'shell.app-store',
    glyph: 'M13 4 6.5 15.5M11 4l6.5 11.5M3 15.5h10.5M16.5 15.5H21M7.5 18.5 6.5 20.5M16.5 18.5l1 2',
  },
  google: {
    name: 'Google Play',
    line: 'shell.store-google',
    label: 'shell.app-play',
    glyph: 'M5 3.5v17l15-8.5zM5 3.5 14.5 15M5 20.5 14.5 9',
  },
} as const

type Props = { store: keyof typeof stores; href: string }

/** The picture of a store that leads to the app in it, in the reader's language (SH-MODAL-21). */
export function StoreBadge({ store, href }: Props) {
  const { name, line, label, glyph } = stores[store]
  return (
    <a className={styles.badge} href={href} target="_blank" rel="noopener" aria-label={text(label)}>
      <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden>
        <path
          d={glyph}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className={styles.words} aria-hidden>
        <small>{text(line)}</small>
        {name}
      </span>
    </a>
  )
}
