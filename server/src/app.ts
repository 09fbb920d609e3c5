import type { Endpoint } from '@qalam/contract/kernel/endpoint.ts'
import { accessDenied, authRequired, tokenExpired } from '@qalam/contract/kernel/problem.ts'
import { employees, isOneOf } from '@qalam/contract/kernel/roles.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { Registry } from 'prom-client'
import { authOf, type Auth } from '#modules/auth/auth.ts'
import { learningIsFree } from '#modules/payments/free/public.ts'
import { requireSubscription } from '#modules/payments/public.ts'
import { firstLanguages } from '#modules/schools/configured.ts'
import type { Actor } from '#platform/actor.ts'
import { makeCache } from '#platform/cache.ts'
import { callsInTheirTime } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import { kyselyOver } from '#platform/db/db.ts'
import { serving } from '#engine/engine.ts'
import { turnsBySchool } from '#platform/db/turns.ts'
import { serveHealth } from '#platform/http/health.ts'
import { limiterInProcess } from '#platform/http/limits.ts'
import { measure } from '#platform/http/metrics.ts'
import { refuseOtherMethods } from '#platform/http/methods.ts'
import { languageOfRequest, mount, type Services } from '#platform/http/mount.ts'
import { serveDocs } from '#platform/http/openapi.ts'
import type { ContentHosts } from '#platform/http/policy-of-content.ts'
import { type HeadOf, pageFrom } from '#platform/http/page.ts'
import { makeServer } from '#platform/http/server.ts'
import { mayBringTo } from '#platform/http/bring.ts'
import { serveUploads } from '#platform/http/resumable.ts'
import { signedIn } from '#platform/http/signed-in.ts'
import { fileTaker } from '#platform/http/uploads.ts'
import type { Deps } from '#platform/module.ts'
import type { StoredEvent } from '#platform/events/outbox.ts'
import { type Listening, readListeners } from './listeners.ts'
import { readFiles, readModules } from './modules.ts'
import { readPageHeads } from './page-heads.ts'

export type Parts = Deps & {
  pool: pg.Pool
  db: ReturnType<typeof kyselyOver>
  clock: () => Date
  publish: (events: StoredEvent[]) => void
  /** Share of SQL-made answers whose shape is checked. */
  checkShare: number
  /** Is told of such an answer of another shape; the log without it. */
  drifted?: Services['drifted']
  stopping: () => boolean
  /** The folder of the built web, where this process serves pages. */
  web: string | null
}

/** A database that has not answered within this time (ms) is as good as away. */
const withinReach = { query_timeout: 2_000 }

/** What pages may load beyond our own files: the videos of the settings, and what the modules speak to. */
async function contentOf(config: Config): Promise<ContentHosts> {
  const told = (await readModules()).flatMap(({ content }) => content?.(config) ?? [])
  return {
    origin: config.PUBLIC_ORIGIN,
    frames: [...new Set([...config.VIDEO_HOSTS, ...told.flatMap(({ frames = [] }) => frames)])],
    speaksTo: told.flatMap(({ speaksTo = [] }) => speaksTo),
    meetings: told.find(({ meetings }) => meetings)?.meetings,
  }
}

/** The description of the API is for those who work in a school, and for whoever develops. */
function staffOnly({ config, clock, db }: Parts, auth: Auth) {
  return async ({ headers, cookies }: FastifyRequest): Promise<void> => {
    if (config.NODE_ENV === 'development') return
    const token = bearer.exec(headers.authorization ?? '')?.[1]
    const actor = token ? await auth.identify(token, clock(), db) : null
    if (actor === 'expired') throw tokenExpired()
    const role = actor?.role ?? (cookies.r_t ? await auth.roleOfCookie(cookies.r_t, clock(), db) : null)
    if (!role || role === 'guest') throw authRequired()
    if (!isOneOf(employees, role)) throw accessDenied()
  }
}

const bearer = /^Bearer ([\w.-]{20,4000})$/

export type App = Listening & {
  http: FastifyInstance
  /** Who opens a socket with this token and these cookies. */
  identify: (token: string, cookies: string | undefined) => Promise<Actor | null>
  /** Of those who hold sockets, whoever has to be asked anew who they are. */
  outdated: (actors: readonly Actor[]) => Promise<Actor[]>
  endpoints: { tag: string; endpoint: Endpoint }[]
  /** The figures of this process, where they are wanted (METRICS_PORT). */
  metrics: Registry | null
}

/** What pages tell those who do not run them. */
async function headOfPages({ db, clock, config }: Parts, ofHost: (host: string) => Language): Promise<HeadOf> {
  const tagsOf = await readPageHeads()
  return (path, request) => {
    const origin = config.PUBLIC_ORIGIN ?? `${request.protocol}://${request.host}`
    return tagsOf({ db, path, now: clock(), language: languageOfRequest(request, ofHost), origin })
  }
}

/** The whole server, not yet listening. */
export async function makeApp(parts: Parts): Promise<App> {
  const { config, db, clock } = parts
  const inItsTime = callsInTheirTime(config.CLOCK_COOKIE)
  const languageOfHost = firstLanguages(config)
  const page = parts.web ? { page: pageFrom(parts.web, await headOfPages(parts, languageOfHost)) } : {}
  const http = await makeServer({
    logLevel: config.LOG_LEVEL,
    trustProxy: config.TRUST_PROXY,
    content: await contentOf(config),
    languageOfHost,
    clock,
    inItsTime,
    ...page,
  })
  const auth = authOf(parts)
  const listening = await readListeners(parts)
  const modules = await readFiles(({ routes }) => routes)
  const served = modules.map(({ name, file }) => ({ tag: name, routes: file.serve(parts) }))
  const room = config.SCHOOL_FILES_MB * 1024 * 1024
  const services: Services = {
    db,
    turns: turnsBySchool(Math.ceil(parts.pool.options.max / 2), serving.lock),
    cache: makeCache(),
    clock,
    identify: async (request: FastifyRequest, now) => {
      const token = bearer.exec(request.headers.authorization ?? '')?.[1]
      return token ? auth.identify(token, now, db) : null
    },
    gate: async (endpoint, actor, now) => {
      await auth.requireOwnPassword(endpoint, actor, db)
      if (endpoint.subscribed && !learningIsFree(config) && actor.role === 'student')
        await requireSubscription(db, actor, now)
    },
    limit: parts.limit,
    takeFiles: fileTaker(db, parts.files, room),
    ordinary: limiterInProcess(),
    callsPerMinute: config.CALLS_PER_MINUTE,
    publish: parts.publish,
    checkShare: parts.checkShare,
    drifted: parts.drifted ?? ((endpoint, where) => http.log.error({ endpoint, where }, 'answer drifted')),
    languageOfHost,
    isSecure: config.PUBLIC_ORIGIN?.startsWith('https:') ?? false,
  }
  const metrics = config.METRICS_PORT === undefined ? null : measure(http, parts.pool)
  const endpoints = served.flatMap(({ tag, routes }) => routes.map(({ endpoint }) => ({ tag, endpoint })))
  // A process of jobs or of sockets alone answers whether it lives, and no more.
  if (config.ROLE.includes('http')) {
    const routes = served.flatMap((one) => one.routes)
    for (const route of routes) mount(http, route, services)
    serveUploads(http, {
      db,
      store: parts.files,
      room,
      clock,
      identify: async (request) => {
        const actor = await signedIn(services.identify, request, clock())
        services.ordinary(`uploads ${actor.accountId}`, config.CALLS_PER_MINUTE, clock())
        return actor
      },
      mayBring: mayBringTo(routes, services),
    })
    refuseOtherMethods(
      http,
      endpoints.map(({ endpoint }) => endpoint),
    )
    serveDocs(http, endpoints, staffOnly(parts, auth))
  }
  serveHealth(http, () => parts.pool.query({ text: 'select 1', ...withinReach }), parts.stopping)
  const identify: App['identify'] = (token, cookies) =>
    inItsTime(cookies, async () => {
      const actor = await auth.identify(token, clock(), db)
      return actor === 'expired' ? null : actor
    })
  const outdated: App['outdated'] = (actors) => auth.outdated(db, actors, clock())
  return { ...listening, http, identify, outdated, endpoints, metrics }
}
