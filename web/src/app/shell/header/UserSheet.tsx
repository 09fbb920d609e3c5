import type { ReactNode } from 'react'
import type { SignedIn } from '#features/auth/public.tsx'
import { text } from '#platform/text.ts'
import { Dialog } from '#ui/overlay/Dialog.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { SchemeSwitch } from './SchemeSwitch.tsx'
import styles from './UserMenu.module.css'

type Item = { label: string; icon: ReactNode; onSelect: () => void }
type Props = { user: SignedIn; name: string; items: readonly Item[]; onClose: () => void }

export function UserSheet({ user, name, items, onClose }: Props) {
  const choose = (item: Item) => {
    onClose()
    item.onSelect()
  }
  return (
    <Dialog title={name} width={400} onClose={onClose}>
      <p className={styles.role}>{text(`role.${user.role}`)}</p>
      <ul className={styles.sheet}>
        {items.map((item) => (
          <li key={item.label}>
            <button type="button" className={styles.line} onClick={() => choose(item)}>
              {item.icon}
              {item.label}
            </button>
          </li>
        ))}
      </ul>
      <div className={styles.switches}>
        <LanguageSwitch />
        <SchemeSwitch />
      </div>
    </Dialog>
  )
}
