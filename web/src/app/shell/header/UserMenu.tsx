import { lazy, Suspense, useEffect, useState } from 'react'
import { ChangePassword, RelatedAccounts, type SignedIn, useOtherPlaces } from '#features/auth/public.tsx'
import { useStart } from '#features/schools/public.tsx'
import { signOut } from '#features/auth/leave.ts'
import { signOutGuard, type SignOutGuard } from '#features/auth/signOutGuard.ts'
import { hasOutbox, unsentCount } from '#platform/outbox/unsent.ts'
import { navigate } from '#platform/screen.ts'
import { useStore } from '#platform/storage.ts'
import { text } from '#platform/text.ts'
import { Avatar } from '#ui/page/Avatar.tsx'
import { Menu } from '#ui/overlay/Menu.tsx'
import { IconAccounts, IconKey, IconPhone, IconSignOut, IconUser } from '../../icons.ts'
import { phoneWidth, useNarrowerThan } from '#platform/media.ts'
import styles from './UserMenu.module.css'
import { UserSheet } from './UserSheet.tsx'

const AppDialog = lazy(() => import('../../notices/AppDialog.tsx').then((module) => ({ default: module.AppDialog })))

const SignOutDialog = lazy(() =>
  import('#features/auth/SignOutDialog.tsx').then((module) => ({ default: module.SignOutDialog })),
)

const loadUnsent = () => import('./UnsentDialog.tsx').then((module) => ({ default: module.UnsentDialog }))
const UnsentDialog = lazy(loadUnsent)

type Open = 'unsent' | 'sheet' | 'password' | 'accounts' | 'app' | SignOutGuard | null

/** The person's own menu: a list under the name, a sheet below 700 (SH-MENU-11). */
export function UserMenu({ user }: { user: SignedIn }) {
  const [open, setOpen] = useState<Open>(null)
  const isPhone = useNarrowerThan(phoneWidth)
  const hasOthers = useOtherPlaces()
  const { appStoreUrl, playStoreUrl } = useStart()
  const name = [user.surname, user.firstname].filter(Boolean).join(' ')
  const role = text(`role.${user.role}`)
  // Whoever speaks to the page says what they see on the button (WCAG 2.5.3).
  const label = text('shell.user-menu', { name: `${name} ${role}` })
  const close = () => setOpen(null)
  const mayWait = useStore(hasOutbox)
  useEffect(() => {
    // Something waits when the line is broken, and then the dialog could not be loaded any more.
    if (mayWait) void loadUnsent().catch(() => undefined)
  }, [mayWait])
  const leaveNow = () => {
    const guard = signOutGuard.get()
    setOpen(guard)
    if (!guard) void signOut()
  }
  const leave = () => (unsentCount() > 0 ? setOpen('unsent') : leaveNow())

  const items = [
    { label: text('shell.profile'), icon: <IconUser size={18} />, onSelect: () => navigate('/profile') },
    ...(hasOthers || user.selfMade
      ? [
          {
            label: text('auth.related-title'),
            icon: <IconAccounts size={18} />,
            onSelect: () => setOpen('accounts' as const),
          },
        ]
      : []),
    { label: text('auth.change-password'), icon: <IconKey size={18} />, onSelect: () => setOpen('password') },
    ...(appStoreUrl || playStoreUrl
      ? [{ label: text('shell.mobile-app'), icon: <IconPhone size={18} />, onSelect: () => setOpen('app') }]
      : []),
    { label: text('shell.sign-out'), icon: <IconSignOut size={18} />, onSelect: leave },
  ]
  const face = (
    <span className={styles.face}>
      <Avatar id={user.userId} name={name} src={user.photo} size={32} />
      {!isPhone && (
        <span className={styles.words}>
          <span className={styles.name}>{name}</span> <span className={styles.role}>{role}</span>
        </span>
      )}
    </span>
  )

  return (
    <>
      {isPhone ? (
        <button
          type="button"
          className={styles.button}
          aria-label={label}
          aria-haspopup="dialog"
          onClick={() => setOpen('sheet')}
        >
          {face}
        </button>
      ) : (
        <Menu label={label} face={face} kind="quiet" align="end" items={items} />
      )}
      {open === 'sheet' && <UserSheet user={user} name={name} items={items} onClose={close} />}
      <Suspense fallback={null}>
        {open === 'unsent' && <UnsentDialog onLeave={leaveNow} onClose={close} />}
        {open === 'password' && <ChangePassword role={user.role} onClose={close} />}
        {open === 'accounts' && <RelatedAccounts onClose={close} />}
        {open === 'app' && <AppDialog role={user.role} onClose={close} />}
        {open !== null && typeof open === 'object' && <SignOutDialog guard={open} onClose={close} />}
      </Suspense>
    </>
  )
}
