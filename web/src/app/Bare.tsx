import { type ReactNode, useEffect } from 'react'
import { saveRedirect } from '#platform/session.ts'
import styles from './Bare.module.css'
import { LanguageSwitch } from './shell/header/LanguageSwitch.tsx'
import { Logo } from './shell/header/Logo.tsx'
import { SchemeSwitch } from './shell/header/SchemeSwitch.tsx'

type Props = { remember: boolean; header: boolean; children: ReactNode }

/** A page without the shell. Whoever reads a public page and then signs in comes back to it (G-GUARD-9). */
export function Bare({ remember, header, children }: Props) {
  useEffect(() => {
    if (remember) saveRedirect(window.location.pathname + window.location.search)
  }, [remember])

  return (
    <>
      {header && (
        <header className={`${styles.corner} no-print`}>
          <span className={styles.brand}>
            <Logo />
            Qalam
          </span>
          <LanguageSwitch />
          <SchemeSwitch />
        </header>
      )}
      {children}
    </>
  )
}
