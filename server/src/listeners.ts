import { existsSync, readdirSync } from 'node:fs'
import type { Listener } from '#platform/events/listeners.ts'
import type { StoredEvent } from '#platform/events/outbox.ts'
import type { Deps, Listen } from '#platform/module.ts'
import { fileOf } from './modules.ts'

const folder = new URL('./modules/', import.meta.url)
const listening = readdirSync(folder).filter((name) => existsSync(new URL(`${name}/listeners.ts`, folder)))

export type Listening = {
  /** Lets every module of this process hear an event. */
  hear: (event: StoredEvent) => void
  /** What is done once for an event, by one of the processes with jobs. */
  listeners: Listener[]
}

/** What the modules do when an event is heard: every folder with a `listeners.ts`. */
export async function readListeners(deps: Deps): Promise<Listening> {
  const wanted = await Promise.all(
    listening.toSorted().map(async (name) => {
      const { listen }: { listen?: Listen } = await fileOf(name, 'listeners.ts')
      if (!listen) throw new Error(`server/src/modules/${name}/listeners.ts exports no listen`)
      return listen(deps)
    }),
  )
  const hearers = Map.groupBy(
    wanted.flatMap(({ inEveryProcess = [] }) => inEveryProcess),
    ({ event }) => event,
  )
  return {
    hear: (event) => hearers.get(event.name)?.forEach(({ hear }) => hear(event)),
    listeners: wanted.flatMap(({ once = [] }) => once),
  }
}
