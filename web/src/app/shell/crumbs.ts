import type { Role } from '@qalam/contract/kernel/roles.ts'
import { fill, type Params } from '#platform/routing/address.ts'
import type { AnyScreen } from '#platform/screen.ts'
import { mayOpen } from '../routing/guard.ts'

type Here = { screen: AnyScreen; params: Params; search: string }
type Above = { title: AnyScreen['title']; href: string }

/** The places above a page that a role may open, the nearest last; their addresses keep the day and the view one came from. */
export function placesAbove(screens: readonly AnyScreen[], { screen, params, search }: Here, role: Role): Above[] {
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams([...given].filter(([name]) => screen.keeps?.includes(name))).toString()
  return chain(screens, screen, role).map(({ path, title }) => {
    const address = fill(path, params)
    return { title, href: kept ? `${address}?${kept}` : address }
  })
}

/** Of several parents the first one that the role may open: a parent comes to a lesson from the diary. */
function chain(screens: readonly AnyScreen[], screen: AnyScreen, role: Role): AnyScreen[] {
  const parent = [screen.parent ?? []]
    .flat()
    .map((address) => screens.find(({ path }) => path === address))
    .find((one) => one && mayOpen(one.roles, role))
  return parent ? [...chain(screens, parent, role), parent] : []
}
