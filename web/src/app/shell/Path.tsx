import type { Role } from '@qalam/contract/kernel/roles.ts'
import { fill, type Params } from '#platform/routing/address.ts'
import type { AnyScreen } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { Crumbs, type Crumb } from '#ui/Crumbs.tsx'
import { mayOpen } from '../routing/guard.ts'
import { allScreens } from '../routing/allScreens.ts'

/** Where the page lies: those of its parents that the person may open. A place of its own shows none. */
export function Path({ screen, params, role }: { screen: AnyScreen | null; params: Params; role: Role }) {
  const open = screen ? chain(screen).filter(({ roles }) => mayOpen(roles, role)) : []
  if (!screen || open.length === 0) return null
  const above = open.map(({ path, title }): Crumb => ({ label: text(title), href: fill(path, params) }))
  return <Crumbs crumbs={[...above, { label: text(screen.title) }]} />
}

function chain(screen: AnyScreen): AnyScreen[] {
  const parent = allScreens.find(({ path }) => path === screen.parent)
  return parent ? [...chain(parent), parent] : []
}
