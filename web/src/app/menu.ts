import type { Role } from '@qalam/contract/kernel/roles.ts'
import type { Flags } from '@qalam/contract/schools/api.ts'
import { fill } from '#platform/routing/address.ts'
import type { AnyScreen } from '#platform/screen.ts'
import type { MessageKey } from '#platform/text.ts'
import { isOn } from './routing/find.ts'
import { mayOpen } from './routing/guard.ts'

/** The groups of the left menu in their order, the office of the school among them (SH-SCOPE-8). The entries stand with the screens. */
const groups: readonly { key: string; label: MessageKey }[] = [
  { key: 'learn', label: 'shell.group-learn' },
  { key: 'plan', label: 'shell.group-plan' },
  { key: 'school', label: 'shell.group-school' },
  { key: 'look', label: 'shell.group-look' },
  { key: 'grow', label: 'shell.group-grow' },
  { key: 'talk', label: 'shell.group-talk' },
  { key: 'more', label: 'shell.group-more' },
]

export type MenuEntry = { href: string; label: MessageKey; icon: string }
export type Group = { label: MessageKey; entries: MenuEntry[] }

/** The left menu of a role: an entry for each screen that has a place in it, exists, and is open to the role (SH-MENU-8). */
export function menuOf(screens: readonly AnyScreen[], role: Role, flags: Flags, schoolPays = false): Group[] {
  const shown = screens.filter(
    (screen) =>
      screen.menu &&
      isOn(screen, flags) &&
      mayOpen(screen.menu.only ?? screen.roles, role) &&
      (schoolPays || !screen.menu.whenSchoolPays),
  )
  return groups.flatMap(({ key, label }) => {
    const entries = shown
      .filter(({ menu }) => menu?.group === key)
      .toSorted((a, b) => orderOf(a) - orderOf(b))
      .flatMap(({ path, title, menu }) =>
        menu ? [{ href: fill(path, {}), label: menu.label ?? title, icon: menu.icon }] : [],
      )
    return entries.length > 0 ? [{ label, entries }] : []
  })
}

const orderOf = ({ menu }: AnyScreen) => menu?.order ?? Infinity

/** The entry that an address belongs to: the longest one that it begins with. */
export function activeIn(groups: readonly Group[], address: string): string | null {
  const all = groups.flatMap(({ entries }) => entries.map(({ href }) => href))
  const held = all.filter((href) => address === href || address.startsWith(`${href}/`))
  return held.toSorted((a, b) => b.length - a.length)[0] ?? null
}
