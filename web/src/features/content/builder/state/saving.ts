import { content } from '@qalam/contract/content/api.ts'
import type { Draft, DraftChange } from '@qalam/contract/content/draft.ts'
import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import { Draft as DraftSchema } from '@qalam/contract/content/draft.ts'
import { Problem } from '@qalam/contract/kernel/problem.ts'
import { z } from 'zod'
import { type Whole, wholeOf } from './whole.ts'

/** What is stored of a document, and over which versions the next change goes. */
export type Stored = { whole: Whole; version: number; pages: ReadonlyMap<string, number> }

export const storedOf = (draft: Draft): Stored => ({
  whole: wholeOf(draft),
  version: draft.version,
  pages: new Map(draft.pages.map(({ uuid, version }) => [uuid, version])),
})

const isSame = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)

/** The pages that were changed since, each with its version, and the frame when title, settings or order were. */
export function changeOf({ whole, version, pages }: Stored, next: Whole): DraftChange {
  const known = new Map(whole.pages.map((page) => [page.uuid, page]))
  const changed = next.pages
    .filter((page) => !isSame(known.get(page.uuid), page))
    .map((page) => ({ ...page, version: pages.get(page.uuid) ?? 0 }))
  const frameOf = ({ head, settings, pages: all }: Whole) => ({ order: all.map(({ uuid }) => uuid), head, settings })
  const frame = frameOf(next)
  return { pages: changed, ...(!isSame(frameOf(whole), frame) && { frame: { version, ...frame } }) }
}

/** What is stored once the change has been. */
export function after({ pages, ...stored }: Stored, next: Whole, answer: Answer<typeof content.save>): Stored {
  const versions = new Map([...pages, ...answer.pages.map(({ uuid, version }) => [uuid, version] as const)])
  return { ...stored, whole: next, version: answer.version, pages: versions }
}

const Stale = z.object({ current: DraftSchema })

/** What stands there by now where the refusal says that it was changed elsewhere. */
export function staleOf(failure: unknown): Draft | null {
  if (!(failure instanceof Problem) || failure.code !== 'content.stale') return null
  return Stale.safeParse(failure.data).data?.current ?? null
}

export type Side = 'mine' | 'theirs'
export type Difference = { uuid: string; mine: Whole['pages'][number] | null; theirs: Whole['pages'][number] | null }

/** The pages that are not the same on both sides; null where a side has no such page. */
export function differences(mine: Whole, theirs: Whole): Difference[] {
  const at = (whole: Whole, uuid: string) => whole.pages.find((page) => page.uuid === uuid) ?? null
  const uuids = new Set([...mine.pages, ...theirs.pages].map(({ uuid }) => uuid))
  return [...uuids]
    .map((uuid) => ({ uuid, mine: at(mine, uuid), theirs: at(theirs, uuid) }))
    .filter((one) => !isSame(one.mine, one.theirs))
}

/** One document of two, as a person chose for each page that differs. Title, settings and order are of the frame's side. */
export function merged(mine: Whole, theirs: Whole, choice: ReadonlyMap<string, Side>, frame: Side): Whole {
  const base = frame === 'mine' ? mine : theirs
  const other = frame === 'mine' ? theirs : mine
  const sideOf = (uuid: string) => choice.get(uuid) ?? 'theirs'
  const pick = (uuid: string) => (sideOf(uuid) === 'mine' ? mine : theirs).pages.find((page) => page.uuid === uuid)
  const known = new Set(base.pages.map(({ uuid }) => uuid))
  const order = [...base.pages, ...other.pages.filter(({ uuid }) => !known.has(uuid))]
  return { ...base, pages: order.flatMap(({ uuid }) => pick(uuid) ?? []) }
}
