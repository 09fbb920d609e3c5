import { useEffect, type ReactNode } from 'react'
import { Crumbs, type Crumb } from './Crumbs.tsx'
import styles from './Screen.module.css'

type Props = {
  title: string
  crumbs?: readonly Crumb[] | undefined
  /** One line under the title: whose page, which quarter, how many. */
  lead?: ReactNode
  /** Buttons of the whole screen, the main one last. */
  actions?: ReactNode
  children?: ReactNode
}

/** The frame of every page. The router moves the focus to `#screen-title` after a change of address. */
export function Screen({ title, crumbs, lead, actions, children }: Props) {
  useEffect(() => {
    document.title = `${title} · Qalam`
  }, [title])

  return (
    <article className={styles.screen}>
      <header className={styles.head}>
        {crumbs && crumbs.length > 0 && <Crumbs crumbs={crumbs} />}
        <div className={styles.line}>
          <div className={styles.words}>
            <h1 id="screen-title" tabIndex={-1}>
              {title}
            </h1>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {actions && <div className={`${styles.actions} no-print`}>{actions}</div>}
        </div>
      </header>
      {children}
    </article>
  )
}
