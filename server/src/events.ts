import type { Event } from '@qalam/contract/kernel/event.ts'
import { existsSync, readdirSync } from 'node:fs'

const folder = new URL('../../contract/src/', import.meta.url)

/** Every event of the product: all that an `events.ts` of the contract exports. */
export async function readEvents(): Promise<Event[]> {
  const modules = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/events.ts`, folder)))
  const read = modules.toSorted().map((name): Promise<Record<string, Event>> => import(eventsOf(name)))
  return (await Promise.all(read)).flatMap((exported) => Object.values(exported))
}

const eventsOf = (module: string): string => new URL(`${module}/events.ts`, folder).href
