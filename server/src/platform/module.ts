import type { Config } from './config.ts'
import type { Hearer, Listener } from './events/listeners.ts'
import type { FileStore } from './files/store.ts'
import type { Limiter } from './http/limits.ts'
import type { Route } from './http/routes.ts'

/** What a process hands to its modules when it starts. What differs from call to call is in the context. */
export type Deps = {
  config: Config
  /** Signs access tokens; the same in every process. */
  secret: string
  files: FileStore
  limit: Limiter
}

/** What `listeners.ts` of a module exports under the name `listen`: what it does when an event is heard. */
export type Listen = (deps: Deps) => { inEveryProcess?: Hearer[]; once?: Listener[] }

/** What `routes.ts` of a module exports under the name `serve`. */
export type Serve = (deps: Deps) => Route[]

/** Something that a module makes once for a process, such as its cache: whoever asks gets the same one. */
export function oncePerProcess<T>(make: (deps: Deps) => T): (deps: Deps) => T {
  const made = new WeakMap<Deps, { value: T }>()
  return (deps) => {
    const one = made.get(deps) ?? { value: make(deps) }
    made.set(deps, one)
    return one.value
  }
}
