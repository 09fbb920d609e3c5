import { fill, type Params } from '#platform/routing/address.ts'
import type { AnyScreen } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { Crumbs, type Crumb } from '#ui/Crumbs.tsx'
import { allScreens } from '../routing/allScreens.ts'

/** Where the page lies: the chain of its parents. A screen without a parent is a place of its own and shows none. */
export function Path({ screen, params }: { screen: AnyScreen | null; params: Params }) {
  if (!screen?.parent) return null
  const above = chain(screen).map(({ path, title }): Crumb => ({ label: text(title), href: fill(path, params) }))
  return <Crumbs crumbs={[...above, { label: text(screen.title) }]} />
}

function chain(screen: AnyScreen): AnyScreen[] {
  const parent = allScreens.find(({ path }) => path === screen.parent)
  return parent ? [...chain(parent), parent] : []
}
