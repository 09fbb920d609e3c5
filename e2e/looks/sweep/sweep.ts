import type { Page } from '@playwright/test'
import { fileURLToPath } from 'node:url'
import { type Screen, screensOf } from '../../../tools/docs/screens.ts'
import { opened } from '../calls.ts'
import { lookedOnTheWay } from '../looked.ts'
import type { Visitor } from '../../visitor.ts'
import { elsewhere, type Met, openers } from './openers.ts'
import { type Seat, seatOf } from './seats.ts'

const screens = screensOf(fileURLToPath(new URL('../../..', import.meta.url)))

/** The patterns of all screens, those that say most first: `/news/desk` before `/news/:articleId`. */
const patterns = screens
  .flatMap(({ path, alias }) => [path, ...alias].map((pattern) => ({ path, pattern })))
  .map((one) => ({ ...one, places: (one.pattern.match(/:/g) ?? []).length, fits: fitting(one.pattern) }))
  .toSorted((a, b) => a.places - b.places)

function fitting(pattern: string): RegExp {
  const source = pattern.replace(/\/:(\w+)\?/g, '(?:/(?<$1>[^/]+))?').replace(/:(\w+)/g, '(?<$1>[^/]+)')
  return new RegExp(`^${source}$`)
}

const linksOf = (page: Page): Promise<string[]> =>
  page.locator('a[href^="/"]').evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))

/**
 * Goes through the screens of a seat by the links that its pages show, and looks at each. Answers those it did not come to,
 * and what it found: one run tells all of it.
 */
export async function sweep({ page, complaints }: Visitor, seat: Seat): Promise<{ missed: string[]; found: string[] }> {
  const found: string[] = []
  const met = new Map<string, string>()
  const due = new Set(screens.filter((screen) => seatOf(screen) === seat && !elsewhere[screen.path]))
  await note(page, met)
  for (let next = await anyOf(due, met, page); next; next = await anyOf(due, met, page)) {
    due.delete(next.screen)
    try {
      await opened(page, next.address)
      await lookedOnTheWay(page)
    } catch (failure) {
      found.push(`${next.address}: ${failure instanceof Error ? failure.message : String(failure)}`)
    }
    found.push(...complaints.splice(0).map((line) => `${next.address}: ${line}`))
    await note(page, met)
  }
  return { missed: [...due].map(({ path }) => path), found }
}

/** Keeps the first address of each screen. */
async function note(page: Page, met: Map<string, string>): Promise<void> {
  for (const link of await linksOf(page)) {
    const [path = ''] = link.split(/[?#]/)
    const hit = patterns.find(({ fits }) => fits.test(path))
    if (hit && !met.has(hit.path)) met.set(hit.path, link)
  }
}

/** A screen that is due and can be opened by now. */
async function anyOf(due: Set<Screen>, met: Map<string, string>, page: Page) {
  const places: Met = (...paths) => {
    const all = paths.map((path) => placesIn(path, met.get(path) ?? ''))
    return all.includes(null) ? null : Object.assign({}, ...all)
  }
  for (const screen of due) {
    const plain = screen.path.replace(/\/:\w+\?/g, '')
    const known = met.get(screen.path) ?? (await openers[screen.path]?.(places, page))
    const address = known ?? (plain.includes(':') ? null : plain)
    if (address) return { screen, address }
  }
  return null
}

/** What stands in the places of an address of a screen. */
function placesIn(path: string, address: string): Record<string, string> | null {
  const [bare = ''] = address.split(/[?#]/)
  const hit = patterns.find((one) => one.path === path && one.fits.test(bare))
  return hit?.fits.exec(bare)?.groups ?? null
}

/** Screens that nobody looks at, and names of screens that are no more. */
export const forgotten = (): string[] => {
  const paths = new Set(screens.map(({ path }) => path))
  const nobodys = screens.filter((screen) => !seatOf(screen)).map(({ path }) => path)
  return [...nobodys, ...Object.keys({ ...openers, ...elsewhere }).filter((path) => !paths.has(path))]
}
