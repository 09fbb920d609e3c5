import { text } from '#platform/text.ts'
import { Link } from '#ui/page/Link.tsx'
import type { Group } from '../../menu.ts'
import { menuIcon } from '../../menuIcons.ts'
import styles from './LeftMenu.module.css'
import { Mark } from './Mark.tsx'

type Props = { groups: readonly Group[]; active: string | null; onChoose?: () => void; folded?: boolean }

export function LeftMenu({ groups, active, onChoose, folded = false }: Props) {
  return (
    <nav aria-label={text('shell.menu-main')} className={styles.menu}>
      {groups.map(({ label, entries }) => (
        <section key={label} className={styles.group}>
          <h2 className={folded ? 'sr-only' : styles.title}>{text(label)}</h2>
          <ul>
            {entries.map((entry) => {
              const Icon = menuIcon(entry.icon)
              return (
                <li key={entry.href}>
                  <Link
                    href={entry.href}
                    className={styles.entry}
                    aria-current={entry.href === active ? 'page' : undefined}
                    onClick={onChoose}
                    title={folded ? text(entry.label) : undefined}
                  >
                    <Icon size={20} stroke={1.7} aria-hidden />
                    <span className={folded ? 'sr-only' : undefined}>{text(entry.label)}</span>
                    {!folded && <Mark icon={entry.icon} />}
                  </Link>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </nav>
  )
}
