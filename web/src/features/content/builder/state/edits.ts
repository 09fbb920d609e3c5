import { mostModules, mostPages } from '@qalam/contract/content/document.ts'
import type { DraftModule } from '@qalam/contract/content/draft.ts'
import { v4 } from 'uuid'
import { copied } from './fresh.ts'
import type { Page, Whole } from './whole.ts'

/** What can be done to a document. Each answers the next one; what cannot be done answers the same. */
type Edit = (whole: Whole) => Whole

const withPages = (whole: Whole, pages: readonly Page[]): Whole => ({ ...whole, pages })
const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at)
const into = <T>(list: readonly T[], at: number, one: T): T[] => [...list.slice(0, at), one, ...list.slice(at)]

const placeOf = (list: readonly { uuid: string }[], uuid: string) => list.findIndex((one) => one.uuid === uuid)

const onPage =
  (uuid: string, change: (page: Page) => Page): Edit =>
  (whole) =>
    withPages(
      whole,
      whole.pages.map((page) => (page.uuid === uuid ? change(page) : page)),
    )

/** A new page behind the given one, or at the end. */
export const addPage =
  (page: Page, after?: string): Edit =>
  (whole) => {
    if (whole.pages.length >= mostPages) return whole
    const at = after === undefined ? -1 : placeOf(whole.pages, after)
    return withPages(whole, into(whole.pages, at < 0 ? whole.pages.length : at + 1, page))
  }

export const renamePage = (uuid: string, title: string): Edit => onPage(uuid, (page) => ({ ...page, title }))

/** Takes a page away; the last one stays. */
export const removePage =
  (uuid: string): Edit =>
  (whole) =>
    whole.pages.length < 2
      ? whole
      : withPages(
          whole,
          whole.pages.filter((page) => page.uuid !== uuid),
        )

/** The page again behind itself, under ids of its own. */
export const copyPage =
  (uuid: string, as = v4()): Edit =>
  (whole) => {
    const page = whole.pages.find((one) => one.uuid === uuid)
    return page ? addPage({ ...page, uuid: as, modules: page.modules.map(copied) }, uuid)(whole) : whole
  }

/** A page to another place, counted from 0. */
export const movePage =
  (uuid: string, to: number): Edit =>
  (whole) => {
    const from = placeOf(whole.pages, uuid)
    const page = whole.pages[from]
    if (!page || to === from || to < 0 || to >= whole.pages.length) return whole
    return withPages(whole, into(without(whole.pages, from), to, page))
  }

/** A module on a page, at a place or at its end. */
export const addModule = (page: string, module: DraftModule, at?: number): Edit =>
  onPage(page, (one) =>
    one.modules.length >= mostModules ? one : { ...one, modules: into(one.modules, at ?? one.modules.length, module) },
  )

/** The same module as it is now. */
export const changeModule =
  (module: DraftModule): Edit =>
  (whole) =>
    withPages(
      whole,
      whole.pages.map((page) =>
        placeOf(page.modules, module.uuid) < 0
          ? page
          : { ...page, modules: page.modules.map((one) => (one.uuid === module.uuid ? module : one)) },
      ),
    )

export const removeModule =
  (uuid: string): Edit =>
  (whole) =>
    withPages(
      whole,
      whole.pages.map((page) =>
        placeOf(page.modules, uuid) < 0 ? page : { ...page, modules: page.modules.filter((one) => one.uuid !== uuid) },
      ),
    )

export const copyModule =
  (uuid: string): Edit =>
  (whole) => {
    const page = whole.pages.find((one) => placeOf(one.modules, uuid) >= 0)
    const at = page ? placeOf(page.modules, uuid) : -1
    const module = page?.modules[at]
    return page && module ? addModule(page.uuid, copied(module), at + 1)(whole) : whole
  }

/** A module to a place of its page or of another one. */
export const moveModule =
  (uuid: string, page: string, to: number): Edit =>
  (whole) => {
    const module = whole.pages.flatMap(({ modules }) => modules).find((one) => one.uuid === uuid)
    const there = whole.pages.find((one) => one.uuid === page)
    if (!module || !there) return whole
    const from = placeOf(there.modules, uuid)
    const room = from >= 0 ? there.modules.length - 1 : there.modules.length
    const isFull = from < 0 && there.modules.length >= mostModules
    if (isFull || to === from || to < 0 || to > room) return whole
    return addModule(page, module, to)(removeModule(uuid)(whole))
  }
