import type { Listener } from '#platform/events/listeners.ts'
import type { StoredEvent } from '#platform/events/outbox.ts'
import type { Deps } from '#platform/module.ts'
import { readFiles } from './modules.ts'

export type Listening = {
  /** Lets every module of this process hear an event. */
  hear: (event: StoredEvent) => void
  /** What is done once for an event, by one of the processes with jobs. */
  listeners: Listener[]
}

/** What the modules do when an event is heard. */
export async function readListeners(deps: Deps): Promise<Listening> {
  const files = await readFiles(({ listeners }) => listeners)
  const wanted = files.map(({ file }) => file.listen(deps))
  const hearers = Map.groupBy(
    wanted.flatMap(({ inEveryProcess = [] }) => inEveryProcess),
    ({ event }) => event,
  )
  return {
    hear: (event) => hearers.get(event.name)?.forEach(({ hear }) => hear(event)),
    listeners: wanted.flatMap(({ once = [] }) => once),
  }
}
