import type { Endpoint } from '@qalam/contract/kernel/endpoint.ts'
import { accessDenied, authRequired, tokenExpired } from '@qalam/contract/kernel/problem.ts'
import { employees, isOneOf } from '@qalam/contract/kernel/roles.ts'
import { defaultLanguage, type Language } from '@qalam/contract/kernel/languages.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { Registry } from 'prom-client'
import { makeAuth } from '#modules/auth/auth.ts'
import { cabinetsRoutes } from '#modules/cabinets/routes.ts'
import { diaryRoutes } from '#modules/diary/routes.ts'
import { dictionariesRoutes } from '#modules/dictionaries/routes.ts'
import { groupsRoutes } from '#modules/groups/routes.ts'
import { homeRoutes } from '#modules/home/routes.ts'
import { homeworkRoutes } from '#modules/homework/routes.ts'
import { journalRoutes } from '#modules/journal/routes.ts'
import { ktpRoutes } from '#modules/ktp/routes.ts'
import { makeLesson } from '#modules/lesson/lesson.ts'
import { newsRoutes } from '#modules/news/routes.ts'
import { requireSubscription } from '#modules/payments/public.ts'
import { scheduleRoutes } from '#modules/schedule/routes.ts'
import { makeSchools } from '#modules/schools/schools.ts'
import { timeSchemesRoutes } from '#modules/time-schemes/routes.ts'
import type { Actor } from '#platform/actor.ts'
import type { Config } from '#platform/config.ts'
import { kyselyOver } from '#platform/db/db.ts'
import type { FileStore } from '#platform/files/store.ts'
import { listensToItself } from '#platform/http/address.ts'
import { serveHealth } from '#platform/http/health.ts'
import { type Limiter, limiterInProcess } from '#platform/http/limits.ts'
import { measure } from '#platform/http/metrics.ts'
import { refuseOtherMethods } from '#platform/http/methods.ts'
import { mount, type Services } from '#platform/http/mount.ts'
import { serveDocs } from '#platform/http/openapi.ts'
import { pageFrom } from '#platform/http/page.ts'
import type { Route } from '#platform/http/routes.ts'
import { makeServer } from '#platform/http/server.ts'
import { fileTaker } from '#platform/http/uploads.ts'
import { makeKeeper } from '#platform/keeper.ts'
import type { Fact } from '#platform/context.ts'

export type Parts = {
  pool: pg.Pool
  db: ReturnType<typeof kyselyOver>
  config: Config
  secret: string
  clock: () => Date
  files: FileStore
  limit: Limiter
  publish: (facts: Fact[]) => void
  /** Share of SQL-made answers whose shape is checked. */
  checkShare: number
  /** Is told of such an answer of another shape; the log without it. */
  drifted?: Services['drifted']
  stopping: () => boolean
  /** The folder of the built web, where this process serves pages. */
  web: string | null
}

/** The modules by their domain word; what is not listed here is not served. */
function modulesOf({ config, secret, files, limit }: Parts): {
  auth: ReturnType<typeof makeAuth>
  routes: Record<string, Route[]>
} {
  const urls = { tutorUrl: config.TUTOR_URL ?? null, ustazUrl: config.USTAZ_URL ?? null }
  const freeLearning = config.MAIN_SUBSCRIPTION === 'free'
  const auth = makeAuth({
    secret,
    productSchoolType: config.PRODUCT_SCHOOL_TYPE,
    ...urls,
    demo: config.demo,
    freeLearning,
    limit,
  })
  const schools = makeSchools({
    flagsOff: config.FLAGS_OFF,
    domains: config.domains,
    files,
    productSchoolType: config.PRODUCT_SCHOOL_TYPE,
    demo: config.demo && listensToItself(config.HOST),
    appStoreUrl: config.APP_STORE_URL ?? null,
    playStoreUrl: config.PLAY_STORE_URL ?? null,
    ustazUrl: urls.ustazUrl,
    links: {
      ...(config.MEETING_LINK && { 'shell.meeting-link': config.MEETING_LINK }),
      ...(config.PASSWORD_HELP_LINK && { 'auth.password-help-link': config.PASSWORD_HELP_LINK }),
    },
  })
  return {
    auth,
    routes: {
      auth: auth.routes,
      schools,
      news: newsRoutes,
      dictionaries: dictionariesRoutes,
      groups: groupsRoutes,
      cabinets: cabinetsRoutes,
      'time-schemes': timeSchemesRoutes,
      ktp: ktpRoutes,
      schedule: scheduleRoutes,
      lesson: makeLesson({ files }),
      home: homeRoutes,
      homework: homeworkRoutes,
      journal: journalRoutes,
      diary: diaryRoutes,
    },
  }
}

/** A database that has not answered within this time (ms) is as good as away. */
const withinReach = { query_timeout: 2_000 }

/** What pages may load beyond our own files: the videos of the settings. */
function contentOf({ PUBLIC_ORIGIN, VIDEO_HOSTS, MEETING_LINK, PASSWORD_HELP_LINK }: Config) {
  const linked = [MEETING_LINK, PASSWORD_HELP_LINK].flatMap((link) => (link ? [new URL(link).host] : []))
  return { origin: PUBLIC_ORIGIN, frames: [...new Set([...VIDEO_HOSTS, ...linked])] }
}

/** The description of the API is for those who work in a school, and for whoever develops. */
function staffOnly({ config, clock, db }: Parts, auth: ReturnType<typeof makeAuth>) {
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

export type App = {
  http: FastifyInstance
  identify: (token: string) => Promise<Actor | null>
  /** Of those who hold sockets, whoever has to be asked anew who they are. */
  outdated: (actors: readonly Actor[]) => Promise<Actor[]>
  endpoints: { tag: string; endpoint: Endpoint }[]
  /** The figures of this process, where they are wanted (METRICS_PORT). */
  metrics: Registry | null
}

/** The whole server, not yet listening. */
export async function makeApp(parts: Parts): Promise<App> {
  const { config, db, clock } = parts
  const languageOfHost = (host: string): Language =>
    config.domains.find((domain) => domain.host === host.toLowerCase())?.defaultLang ?? defaultLanguage
  const page = parts.web ? { page: pageFrom(parts.web) } : {}
  const http = await makeServer({
    logLevel: config.LOG_LEVEL,
    trustProxy: config.TRUST_PROXY,
    content: contentOf(config),
    languageOfHost,
    ...page,
  })
  const { auth, routes } = modulesOf(parts)
  const services: Services = {
    db,
    keeper: makeKeeper(),
    clock,
    identify: async (request: FastifyRequest, now) => {
      const token = bearer.exec(request.headers.authorization ?? '')?.[1]
      return token ? auth.identify(token, now, db) : null
    },
    gate: async (endpoint, actor, now) => {
      await auth.requireOwnPassword(endpoint, actor, db)
      if (endpoint.subscribed && config.MAIN_SUBSCRIPTION === 'required' && actor.role === 'student')
        await requireSubscription(db, actor, now)
    },
    limit: parts.limit,
    takeFiles: fileTaker(db, parts.files, config.SCHOOL_FILES_MB * 1024 * 1024),
    ordinary: limiterInProcess(),
    callsPerMinute: config.CALLS_PER_MINUTE,
    publish: parts.publish,
    checkShare: parts.checkShare,
    drifted: parts.drifted ?? ((endpoint, where) => http.log.error({ endpoint, where }, 'answer drifted')),
    languageOfHost,
    isSecure: config.PUBLIC_ORIGIN?.startsWith('https:') ?? false,
  }
  const metrics = config.METRICS_PORT === undefined ? null : measure(http, parts.pool)
  const endpoints = Object.entries(routes).flatMap(([tag, list]) => list.map(({ endpoint }) => ({ tag, endpoint })))
  // A process of jobs or of sockets alone answers whether it lives, and no more.
  if (config.ROLE.includes('http')) {
    for (const route of Object.values(routes).flat()) mount(http, route, services)
    refuseOtherMethods(
      http,
      endpoints.map(({ endpoint }) => endpoint),
    )
    serveDocs(http, endpoints, staffOnly(parts, auth))
  }
  serveHealth(http, () => parts.pool.query({ text: 'select 1', ...withinReach }), parts.stopping)
  const identify = async (token: string) => {
    const actor = await auth.identify(token, clock(), db)
    return actor === 'expired' ? null : actor
  }
  return { http, identify, outdated: (actors) => auth.outdated(db, actors), endpoints, metrics }
}
