import { text } from '#platform/text.ts'
import { Link } from '#ui/page/Link.tsx'
import { IconMenu } from '../../icons.ts'
import type { Group } from '../../menu.ts'
import { menuIcon } from '../../menuIcons.ts'
import { phoneWidth, useNarrowerThan } from '#platform/media.ts'
import styles from './BottomBar.module.css'

type Props = { groups: readonly Group[]; active: string | null; onMenu: () => void }

const places = 4

/** The sections under the thumb. */
export const underThumb = (groups: readonly Group[]) => groups.flatMap(({ entries }) => entries).slice(0, places)

/** On a phone the first sections lie under the thumb, the rest behind the menu (SH-MENU-11). */
export function BottomBar({ groups, active, onMenu }: Props) {
  if (!useNarrowerThan(phoneWidth)) return null
  const first = underThumb(groups)

  return (
    <nav aria-label={text('shell.menu-main')} className={`${styles.bar} no-print`}>
      {first.map(({ href, label, icon }) => {
        const Icon = menuIcon(icon)
        return (
          <Link key={href} href={href} className={styles.entry} aria-current={href === active ? 'page' : undefined}>
            <Icon size={22} stroke={1.7} aria-hidden />
            <span>{text(label)}</span>
          </Link>
        )
      })}
      <button type="button" className={styles.entry} aria-haspopup="dialog" onClick={onMenu}>
        <IconMenu size={22} stroke={1.7} aria-hidden />
        <span>{text('shell.menu')}</span>
      </button>
    </nav>
  )
}
