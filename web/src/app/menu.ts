import type { Role } from '@qalam/contract/kernel/roles.ts'
import type { Flags } from '@qalam/contract/schools/api.ts'
import { fill } from '#platform/routing/address.ts'
import type { AnyScreen } from '#platform/screen.ts'
import type { MessageKey } from '#platform/text.ts'
import { isOn } from './routing/find.ts'
import { mayOpen } from './routing/guard.ts'

/** The groups of the left menu, and the order of their entries. An address that is not listed comes last. */
const groups: readonly { key: string; label: MessageKey; order: readonly string[] }[] = [
  {
    key: 'learn',
    label: 'shell.group-learn',
    order: [
      '/family',
      '/schedule',
      '/diary',
      '/diary/attestation',
      '/control/journal/groups',
      '/control/journal/unfilled',
      '/homework/control/list',
      '/homework/list',
    ],
  },
  {
    key: 'plan',
    label: 'shell.group-plan',
    order: ['/v3/backoffice/ktp', '/backoffice/ktp', '/content/lessons', '/content/lectures'],
  },
  {
    key: 'school',
    label: 'shell.group-school',
    order: [
      '/v3/backoffice/schedules',
      '/v3/backoffice/groups',
      '/v3/backoffice/personnel',
      '/backoffice/school-settings',
      '/teachers-access',
    ],
  },
  {
    key: 'look',
    label: 'shell.group-look',
    order: [
      '/statistics',
      '/statistics/country',
      '/reports/by-subjects',
      '/monitoring/attestation-status',
      '/gamification/rating',
    ],
  },
  {
    key: 'grow',
    label: 'shell.group-grow',
    order: [
      '/profile-update',
      '/teacher-portfolio',
      '/catalog/courses',
      '/certification',
      '/catalog/my-courses',
      '/contest/list',
      '/methodical_cabinet',
      '/orleu/list',
    ],
  },
  { key: 'talk', label: 'shell.group-talk', order: ['/control/chat', '/chat', '/support'] },
  { key: 'more', label: 'shell.group-more', order: ['/welcome', '/news', '/faq', '/profile'] },
]

export type Entry = { href: string; label: MessageKey; icon: string }
export type Group = { label: MessageKey; entries: Entry[] }

/** The left menu of a role: an entry for each screen that has a place in it, exists, and is open to the role (SH-MENU-8). */
export function menuOf(screens: readonly AnyScreen[], role: Role, flags: Flags): Group[] {
  const shown = screens.filter(
    (screen) => screen.menu && isOn(screen, flags) && mayOpen(screen.menu.only ?? screen.roles, role),
  )
  return groups.flatMap(({ key, label, order }) => {
    const entries = shown
      .flatMap(({ path, title, menu }) =>
        menu?.group === key ? [{ href: fill(path, {}), label: menu.label ?? title, icon: menu.icon }] : [],
      )
      .toSorted((a, b) => placeIn(order, a.href) - placeIn(order, b.href))
    return entries.length > 0 ? [{ label, entries }] : []
  })
}

function placeIn(order: readonly string[], href: string): number {
  const place = order.indexOf(href)
  return place === -1 ? order.length : place
}

/** The entry that an address belongs to: the longest one that it begins with. */
export function activeIn(groups: readonly Group[], address: string): string | null {
  const all = groups.flatMap(({ entries }) => entries.map(({ href }) => href))
  const held = all.filter((href) => address === href || address.startsWith(`${href}/`))
  return held.toSorted((a, b) => b.length - a.length)[0] ?? null
}
