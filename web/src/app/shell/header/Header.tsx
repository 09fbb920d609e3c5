import { type SignedIn } from '#features/auth/public.tsx'
import type { AnyScreen } from '#platform/screen.ts'
import { currentLanguage, text } from '#platform/text.ts'
import { IconButton } from '#ui/page/IconButton.tsx'
import { Link } from '#ui/page/Link.tsx'
import { IconMenu } from '../../icons.ts'
import { drawerWidth, phoneWidth, useNarrowerThan } from '#platform/media.ts'
import styles from './Header.module.css'
import { Bell } from './Bell.tsx'
import { HelpLink } from './HelpLink.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { Logo } from './Logo.tsx'
import { QuarterSwitch } from './QuarterSwitch.tsx'
import { SchemeSwitch } from './SchemeSwitch.tsx'
import { UserMenu } from './UserMenu.tsx'

type Props = { user: SignedIn; screen: AnyScreen | null; onMenu: () => void }

export function Header({ user, screen, onMenu }: Props) {
  const hasDrawer = useNarrowerThan(drawerWidth)
  const isPhone = useNarrowerThan(phoneWidth)
  const { school } = user
  // Beside the quarters a narrow header has no room for names.
  const isTight = hasDrawer && screen?.quarter

  return (
    <header className={`${styles.header} no-print`}>
      {hasDrawer && !isPhone && (
        <IconButton label={text('shell.menu')} onClick={onMenu} aria-haspopup="dialog">
          <IconMenu />
        </IconButton>
      )}
      <Link href="/" className={styles.home} aria-label={text('shell.home')}>
        <Logo />
        {!isPhone && !isTight && <span aria-hidden>Qalam</span>}
      </Link>
      {school && !isTight && (
        <span className={styles.school}>
          {school.logoUrl && <img src={school.logoUrl} alt="" className={styles.schoolLogo} />}
          <span className={styles.schoolName}>{school.name[currentLanguage()]}</span>
        </span>
      )}
      <div className={styles.tools}>
        {screen?.quarter && <QuarterSwitch />}
        {!isPhone && (
          <>
            <LanguageSwitch />
            <SchemeSwitch />
          </>
        )}
        <HelpLink screen={screen} />
        <Bell />
        <UserMenu user={user} />
      </div>
    </header>
  )
}
