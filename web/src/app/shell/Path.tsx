import type { Role } from '@qalam/contract/kernel/roles.ts'
import { useSearch } from 'wouter'
import type { Params } from '#platform/routing/address.ts'
import type { AnyScreen } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { Crumbs } from '#ui/page/Crumbs.tsx'
import { allScreens } from '../routing/allScreens.ts'
import { placesAbove } from './crumbs.ts'

/** Where the page lies: those of its parents that the person may open. A place of its own shows none. */
export function Path({ screen, params, role }: { screen: AnyScreen | null; params: Params; role: Role }) {
  const search = useSearch()
  const above = screen ? placesAbove(allScreens, { screen, params, search }, role) : []
  if (!screen || above.length === 0) return null
  return (
    <Crumbs
      crumbs={[...above.map(({ title, href }) => ({ label: text(title), href })), { label: text(screen.title) }]}
    />
  )
}
