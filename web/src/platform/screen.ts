import type { Role } from '@qalam/contract/kernel/roles.ts'
import type { QueryKey } from '@tanstack/react-query'
import { type ComponentType, createElement, lazy, type ReactNode, useState } from 'react'
import { useSearch } from 'wouter'
import {
  fill,
  type NeededIn,
  type OptionalIn,
  type Params,
  type ParamsOf,
  type Shape,
  type Shapes,
} from './routing/address.ts'
import { go } from './routing/location.ts'
import type { MessageKey } from './text.ts'

/** A read that the router may start before the page is there. */
export type Started = { queryKey: QueryKey; queryFn?: unknown }

/** Who sees a screen: these roles, anybody signed in, the whole world, or only those who are not signed in. */
export type Visitors = readonly Role[] | 'signed-in' | 'public' | 'anonymous'

export type Menu = {
  /** The group of the left menu; the groups stand in app/menu.ts. */
  group: string
  /** Entries of a group stand by it, in tens; one without it comes last. The numbers are listed in docs/menu.md. */
  order?: number
  /** Name of an icon of the kit. */
  icon: string
  /** The menu's own word when the title is too long for it. */
  label?: MessageKey
  /** Roles that get the entry, when they are fewer than those who may open the screen. */
  only?: readonly Role[]
  /** Stands there only while the school of the person has a subscription (SH-MENU-2). */
  whenSchoolPays?: boolean
}

type Page<P extends string> = ComponentType<{ params: ParamsOf<P> }> | LazyPage<{ params: ParamsOf<P> }>

/** A page whose code comes when it is first drawn, or a little before when somebody is about to go there. */
export type LazyPage<P> = ((props: P) => ReactNode) & { load: () => Promise<{ default: ComponentType<P> }> }

/** `page(() => import('./SchedulePage.tsx'))` */
export function page<P extends object>(load: () => Promise<{ default: ComponentType<P> }>): LazyPage<P> {
  let ready: ComponentType<P> | null = null
  const fetched = async () => {
    const code = await load()
    ready = code.default
    return code
  }
  const Later = lazy(fetched)
  // Loaded code is rendered at once: `lazy` would show a skeleton, which React keeps for 300 ms.
  const Page = (props: P) => {
    const [Code] = useState<ComponentType<P>>(() => ready ?? Later)
    return createElement(Code, props)
  }
  return Object.assign(Page, { load: fetched })
}

type Description<P extends string> = {
  path: P
  roles: Visitors
  title: MessageKey
  Page: Page<P>
  /**
   * What the page reads at once; started together with the loading of its code. The reads come by `import`, so that the
   * calls of a hundred screens stay out of the first load.
   */
  reads?: (params: ParamsOf<P>) => Promise<readonly Started[]>
  /** Shapes of parameters, so that a word is never taken for a date. */
  where?: { readonly [N in keyof ParamsOf<P>]?: Shape }
  /** Other addresses of the same screen; they must hold the same parameters. */
  alias?: readonly string[]
  menu?: Menu
  /** The feature flag that switches the screen off (SH-FLAG-1…6). */
  flag?: string
  /** The screen that stands before this one in the breadcrumbs; of several the first one that the role may open. */
  parent?: string | readonly string[]
  /** Filters of the address that the breadcrumbs carry back: whose week, which child, which day. */
  keeps?: readonly string[]
  /** The header offers the quarter picker: the page is about one quarter. */
  quarter?: boolean
  /** Nothing opens over it by itself: what is written there runs against a clock. */
  undisturbed?: boolean
  /** Drawn without the shell: sign-in, hand-over. */
  bare?: boolean
  /** Signs somebody in, whoever is signed in already: no session is asked for, and there is no header (G-GUARD-6, G-GUARD-7). */
  door?: boolean
}

/** A screen as the router, the menu, the guard and the printed docs see it. */
export type AnyScreen = Omit<Description<string>, 'Page' | 'reads' | 'where'> & {
  Page: ComponentType<{ params: Params }> | LazyPage<{ params: Params }>
  reads: (params: Params) => Promise<readonly Started[]>
  where: Shapes
  /** Fetches the code of the page; a failure shows itself when the page is drawn. */
  load: () => Promise<void>
}

export type Screen<P extends string> = AnyScreen & { path: P }

/** Describes a screen; a page that wants a parameter its address lacks does not compile. */
export function screen<const P extends string>(description: Description<P>): Screen<P> {
  const load = async () => {
    if ('load' in description.Page) await description.Page.load().catch(() => undefined)
  }
  return { reads: async () => [], where: {}, load, ...description } as unknown as Screen<P>
}

/** The same screen, whose page is drawn when the words that it shows have come with its code. */
export function withWords(screen: AnyScreen, words: () => Promise<void>): AnyScreen {
  const Whole = screen.Page
  if (!('load' in Whole)) return screen
  const Page = page<{ params: Params }>(() => Promise.all([Whole.load(), words()]).then(([code]) => code))
  return { ...screen, Page, load: () => Page.load().then(noMatter, noMatter) }
}

const noMatter = () => undefined

type Words = string | number
type Fillable<P extends string> = { [N in NeededIn<P>]: Words } & { [N in OptionalIn<P>]?: Words | undefined }
type Query = Readonly<Record<string, Words | undefined>>
type Rest<P extends string> =
  {} extends ParamsOf<P> ? [params?: Fillable<P>, query?: Query] : [params: Fillable<P>, query?: Query]

/** The address of a screen: `linkTo('/schedule/:date?', { date })`, with filters as the third argument. */
export function linkTo<const P extends string>(to: P | { path: P }, ...[params, query]: Rest<P>): string {
  const address = fill(typeof to === 'string' ? to : to.path, { ...params })
  const search = searchOf(query ?? {})
  return search ? `${address}?${search}` : address
}

const searchOf = (query: Query): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  ).toString()

/** Goes to an address made with `linkTo`; `{ replace: true }` leaves no step in the history. */
export const navigate = go

/** Filters kept in the address bar: what they are, and how to change some of them without a step in the history. */
export function useFilters(): [Readonly<Record<string, string>>, (change: Query) => void] {
  const filters = Object.fromEntries(new URLSearchParams(useSearch()))
  const change = (some: Query) => {
    // As the address stands now: what is typed waits a moment, and another filter may have changed meanwhile.
    const search = searchOf({ ...Object.fromEntries(new URLSearchParams(window.location.search)), ...some })
    go(search ? `${window.location.pathname}?${search}` : window.location.pathname, { replace: true })
  }
  return [filters, change]
}
