import type { Role } from '@qalam/contract/kernel/roles.ts'
import { lazy, Suspense, useState } from 'react'
import { useStart } from '#features/schools/public.tsx'
import { isMobileApp } from '#platform/native.ts'
import { rememberedText, useStore } from '#platform/storage.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { IconButton } from '#ui/page/IconButton.tsx'
import { IconClose } from '#ui/page/icons.ts'
import { Logo } from '../shell/header/Logo.tsx'
import { phoneWidth, useNarrowerThan } from '#platform/media.ts'
import styles from './AppPanel.module.css'

const AppDialog = lazy(() => import('./AppDialog.tsx').then((module) => ({ default: module.AppDialog })))
const dismissed = rememberedText('appPanelDismissed')

/** M-04, SH-APP-1, SH-APP-2: on narrow screens, until dismissed, where a store has the app. */
export function AppPanel({ role }: { role: Role }) {
  const { appStoreUrl, playStoreUrl } = useStart()
  const isNarrow = useNarrowerThan(phoneWidth)
  const isDismissed = useStore(dismissed) !== null
  const [open, setOpen] = useState(false)
  const isOffered = (appStoreUrl ?? playStoreUrl) !== null && isNarrow && !isDismissed && !isMobileApp()

  return (
    <>
      {isOffered && (
        <aside className={`${styles.panel} no-print`} aria-label={text('shell.mobile-app')}>
          <Logo />
          <p className={styles.words}>
            <strong>{text('shell.app-panel-title')}</strong>
            {text('shell.app-panel-text')}
          </p>
          <Button kind="main" size="small" onClick={() => setOpen(true)}>
            {text('shell.app-install')}
          </Button>
          <IconButton label={text('shell.app-dismiss')} onClick={() => dismissed.set('1')}>
            <IconClose />
          </IconButton>
        </aside>
      )}
      {open && (
        <Suspense fallback={null}>
          <AppDialog role={role} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
