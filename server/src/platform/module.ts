import type { Config } from './config.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { BeyondSchools } from './db/beyond-schools.ts'
import type { Db } from './db/db.ts'
import type { Hearer, Listener } from './events/listeners.ts'
import type { StoredEvent } from './events/outbox.ts'
import type { FileStore } from './files/store.ts'
import type { Limiter } from './http/limits.ts'
import type { Route } from './http/routes.ts'
import type { ContentHosts } from './http/policy-of-content.ts'
import type { JobKind } from './jobs/kind.ts'
import type { Repeated } from './jobs/repeated.ts'
import type { Settings } from './settings.ts'

/** What a process hands to its modules when it starts. What differs from call to call is in the context. */
export type Deps = {
  config: Config
  /** Signs access tokens; the same in every process. */
  secret: string
  files: FileStore
  limit: Limiter
}

/**
 * What `module.ts` of a module exports under the name `module`: all that a process has to know of it. The files are loaded
 * where they are wanted, so that a command reads this of all modules without their code.
 */
export type Module = {
  /** What it serves. */
  routes?: () => Promise<{ serve: Serve }>
  /** What it hears. */
  listeners?: () => Promise<{ listen: Listen }>
  /** The long work that people ask for: all that the file exports. */
  jobs?: () => Promise<Readonly<Record<string, JobKind>>>
  /** What it does by itself, again and again. */
  housekeeping?: () => Promise<{ housekeeping: Housekeeping }>
  /** What it tells of its pages to those who do not run them. */
  pageHead?: () => Promise<{ head: PageHead }>
  /** What it is told by the environment. */
  settings?: Settings
  /** What its pages load and speak to beyond our own files. */
  content?: (config: Config) => Partial<Omit<ContentHosts, 'origin'>>
  /** Its tables that belong to no school, and the keys of its schools' tables that reach beyond one, each with its reason. */
  tablesBeyondSchools?: BeyondSchools['tables']
  keysBeyondSchools?: BeyondSchools['keys']
}

/** What `listeners.ts` of a module exports under the name `listen`: what it does when an event is heard. */
export type Listen = (deps: Deps) => { inEveryProcess?: Hearer[]; once?: Listener[] }

/** What `routes.ts` of a module exports under the name `serve`. */
export type Serve = (deps: Deps) => Route[]

/** What a process with jobs hands to work that repeats. */
export type Upkeep = {
  config: Config
  db: Db
  clock: () => Date
  publish: (events: StoredEvent[]) => void
}

/** What `housekeeping.ts` of a module exports under the name `housekeeping`. */
export type Housekeeping = (upkeep: Upkeep) => Repeated[]

/** A page that is asked for, before anybody is known to be signed in. */
export type AskedHead = { db: Db; path: string; now: Date; language: Language; origin: string }

/** What the head of a page says, by property: `og:title`. */
export type Tags = Readonly<Record<string, string>>

/**
 * What `page-head.ts` of a module exports under the name `head`: what the page of such an address tells those who read it
 * without running it, such as messengers. Whoever asks is nobody: only what the whole world may read is told.
 */
export type PageHead = { path: RegExp; tags: (asked: AskedHead) => Promise<Tags | null> }

/** Something that a module makes once for a process, such as its cache: whoever asks gets the same one. */
export function oncePerProcess<T>(make: (deps: Deps) => T): (deps: Deps) => T {
  const made = new WeakMap<Deps, { value: T }>()
  return (deps) => {
    const one = made.get(deps) ?? { value: make(deps) }
    made.set(deps, one)
    return one.value
  }
}
