import type { ReactNode } from 'react'
import { Link } from '#ui/page/Link.tsx'
import styles from './Home.module.css'

type Props = { href: string; title: string; lead?: string; detail?: ReactNode; end?: ReactNode }

/** A row that is a link as a whole: a finger finds it anywhere. */
export const Row = ({ href, title, lead, detail, end }: Props) => (
  <li>
    <Link href={href} className={styles.row}>
      {lead !== undefined && <span className={styles.lead}>{lead}</span>}
      <span className={styles.words}>
        <strong>{title}</strong>
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
      {end && <span className={styles.end}>{end}</span>}
    </Link>
  </li>
)
