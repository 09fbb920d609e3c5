import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import { z } from 'zod'
import { type SignedIn } from '#features/auth/public.tsx'
import { useStart } from '#features/schools/public.tsx'
import { SideBanner } from '#features/news/public.tsx'
import type { Params } from '#platform/routing/address.ts'
import { OwnMenu } from '#platform/own-menu.ts'
import { useSubscription } from '#platform/http/states.ts'
import type { AnyScreen } from '#platform/screen.ts'
import { remembered, useStore } from '#platform/storage.ts'
import { text } from '#platform/text.ts'
import { EmptyLists } from '#ui/feedback/EmptyList.tsx'
import { IconButton } from '#ui/page/IconButton.tsx'
import { ScrollTop } from '#ui/page/ScrollTop.tsx'
import { allScreens } from '../routing/allScreens.ts'
import { IconFold, IconUnfold } from '../icons.ts'
import { drawerWidth, useNarrowerThan } from '#platform/media.ts'
import { activeIn, menuOf } from '../menu.ts'
import { Greetings } from '../notices/Greetings.tsx'
import { useClockWarning } from '../notices/useClockWarning.ts'
import { AppPanel } from '../notices/AppPanel.tsx'
import { BottomBar } from './menu/BottomBar.tsx'
import { Drawer } from './menu/Drawer.tsx'
import { Header } from './header/Header.tsx'
import { Jobs } from './Jobs.tsx'
import { LiveQuestions } from './LiveQuestions.tsx'
import { LeftMenu } from './menu/LeftMenu.tsx'
import { Offline } from './Offline.tsx'
import { Path } from './Path.tsx'
import styles from './Shell.module.css'

type Props = { user: SignedIn; screen: AnyScreen | null; params: Params; children: ReactNode }

const folded = remembered('menuFolded', z.boolean(), false)

/** What stands around every page behind the sign-in. */
export function Shell({ user, screen, params, children }: Props) {
  const [path] = useLocation()
  const { flags } = useStart()
  const [menuOpen, setMenuOpen] = useState(false)
  const isFolded = useStore(folded)
  // What a banner leads to is closed as well, and nobody is led away from work that runs against a clock.
  const hasBanner = useSubscription() === null && !screen?.undisturbed
  const hasDrawer = useNarrowerThan(drawerWidth)
  useClockWarning()
  const groups = menuOf(allScreens, user.role, flags, user.schoolPays)
  const active = activeIn(groups, path)

  return (
    <div className={styles.shell} data-folded={isFolded || undefined}>
      <a href="#content" className={styles.skip}>
        {text('shell.skip')}
      </a>
      <Header user={user} screen={screen} onMenu={() => setMenuOpen(true)} />
      <aside className={`${styles.side} no-print`}>
        <LeftMenu groups={groups} active={active} folded={isFolded} />
        {!hasDrawer && !isFolded && hasBanner && <SideBanner />}
        <IconButton
          label={text(isFolded ? 'shell.menu-unfold' : 'shell.menu-fold')}
          className={styles.fold}
          onClick={() => folded.set(!isFolded)}
        >
          {isFolded ? <IconUnfold /> : <IconFold />}
        </IconButton>
      </aside>
      <main id="content" className={styles.main} tabIndex={-1}>
        <Offline />
        <Path screen={screen} params={params} role={user.role} />
        <OwnMenu value={groups.flatMap(({ entries }) => entries)}>
          <EmptyLists value={user.role === 'group-lead' ? 'framed' : 'plain'}>{children}</EmptyLists>
        </OwnMenu>
        {(hasDrawer || isFolded) && hasBanner && (
          <div className={styles.below}>
            <SideBanner />
          </div>
        )}
      </main>
      <BottomBar groups={groups} active={active} onMenu={() => setMenuOpen(true)} />
      {menuOpen && <Drawer groups={groups} active={active} onClose={() => setMenuOpen(false)} />}
      <Jobs role={user.role} />
      <LiveQuestions role={user.role} />
      <AppPanel role={user.role} />
      <Greetings user={user} screen={screen} />
      <ScrollTop />
    </div>
  )
}
