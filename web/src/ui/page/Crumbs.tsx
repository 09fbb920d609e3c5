import { Link } from './Link.tsx'
import { useWord } from './words.tsx'
import styles from './Crumbs.module.css'

/** The last crumb is the page itself and needs no address. */
export type Crumb = { label: string; href?: string | undefined }

export function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const word = useWord()

  return (
    <nav aria-label={word('path')} className={`${styles.path} no-print`}>
      <ol>
        {crumbs.map(({ label, href }) => (
          <li key={label}>{href ? <Link href={href}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
        ))}
      </ol>
    </nav>
  )
}
