import type { Endpoint } from '@qalam/contract/kernel/endpoint.ts'
import { readdirSync } from 'node:fs'
import type { Actor } from '../server/src/platform/actor.ts'
import type { Work } from './client.ts'
import type { Asked, recorder, Statement } from './record.ts'
import { tokenOf } from './record.ts'
import type { Measured } from './school.ts'

/** One measured call: eight pieces of work for the product and the same eight for the floor. */
export type Figure = {
  name: string
  about: string
  /** The share of the floor that is wanted at eight clients; null where nothing was promised. */
  ratio: number | null
  ours: Work[]
  floor: Work[]
  reads: Record<string, Statement[]>
  writes: Record<string, Statement[]>
}

export type Recorder = Awaited<ReturnType<typeof recorder>>
type Read = { who: Actor; path: string; headers?: Record<string, string> }

export const headersOf = async (who: Actor, more: Record<string, string> = {}) => ({
  ...more,
  authorization: `Bearer ${await tokenOf(who)}`,
})

/** A read of the product, and the same statements for the floor. */
export async function reading(
  recorded: Recorder,
  endpoint: Endpoint,
  about: Pick<Figure, 'name' | 'about' | 'ratio'>,
  reads: Read[],
): Promise<Figure> {
  const figure: Figure = { ...about, ours: [], floor: [], reads: {}, writes: {} }
  for (const [index, { who, path, headers = {} }] of reads.entries()) {
    const bare = `/${figure.name.replaceAll(' ', '-')}/${index}`
    const asked: Asked = { endpoint, path, who, headers }
    figure.reads[bare] = (await recorded.statements(asked)).filter(({ name }) => name !== 'is-subscribed')
    figure.ours.push({ kind: 'read', path, headers: await headersOf(who, headers) })
    figure.floor.push({ kind: 'read', path: bare, headers: {} })
  }
  return figure
}

/** What a file in `cases/` exports under the name `cases`. `order` places it in the table, in tens. */
export type Cases = { order: number; make: (measured: Measured, recorded: Recorder) => Promise<Figure[]> }

const folder = new URL('./cases/', import.meta.url)

/** The calls that have to be fast, with the goals set for them: an area adds its own file to `cases/`. */
export async function figuresOf(measured: Measured, recorded: Recorder, only?: readonly string[]): Promise<Figure[]> {
  const named = only?.map((name) => `${name}.ts`)
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && (!named || named.includes(name)))
  const read = await Promise.all(files.map((name): Promise<{ cases: Cases }> => import(new URL(name, folder).href)))
  const figures: Figure[] = []
  // One after another: the recorder listens to one call at a time.
  for (const { cases } of read.toSorted((a, b) => a.cases.order - b.cases.order))
    figures.push(...(await cases.make(measured, recorded)))
  return figures
}
