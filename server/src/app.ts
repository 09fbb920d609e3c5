import type { Endpoint } from '@qalam/contract/kernel/endpoint.ts'
import { defaultLanguage, type Language } from '@qalam/contract/kernel/languages.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { makeAuth } from '#modules/auth/auth.ts'
import { cabinetsRoutes } from '#modules/cabinets/routes.ts'
import { diaryRoutes } from '#modules/diary/routes.ts'
import { dictionariesRoutes } from '#modules/dictionaries/routes.ts'
import { groupsRoutes } from '#modules/groups/routes.ts'
import { makeHomework } from '#modules/homework/homework.ts'
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
import { serveHealth } from '#platform/http/health.ts'
import type { Limiter } from '#platform/http/limits.ts'
import { serveMetrics } from '#platform/http/metrics.ts'
import { refuseOtherMethods } from '#platform/http/methods.ts'
import { mount, type Services } from '#platform/http/mount.ts'
import { serveDocs } from '#platform/http/openapi.ts'
import { pageFrom } from '#platform/http/page.ts'
import type { Route } from '#platform/http/routes.ts'
import { makeServer } from '#platform/http/server.ts'
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
  stopping: () => boolean
  /** The folder of the built web, where this process serves pages. */
  web: string | null
}

/** The modules by their domain word; what is not listed here is not served. */
function modulesOf({ config, secret, files }: Parts): {
  auth: ReturnType<typeof makeAuth>
  routes: Record<string, Route[]>
} {
  const urls = { tutorUrl: config.TUTOR_URL ?? null, ustazUrl: config.USTAZ_URL ?? null }
  const auth = makeAuth({ secret, productSchoolType: config.PRODUCT_SCHOOL_TYPE, ...urls })
  const schools = makeSchools({
    flagsOff: config.FLAGS_OFF,
    domains: config.domains,
    files,
    productSchoolType: config.PRODUCT_SCHOOL_TYPE,
    demo: config.demo,
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
      homework: makeHomework({ files }),
      journal: journalRoutes,
      diary: diaryRoutes,
    },
  }
}

const bearer = /^Bearer ([\w.-]{20,4000})$/

export type App = {
  http: FastifyInstance
  identify: (token: string) => Promise<Actor | null>
  endpoints: { tag: string; endpoint: Endpoint }[]
}

/** The whole server, not yet listening. */
export async function makeApp(parts: Parts): Promise<App> {
  const { config, db, clock } = parts
  const languageOfHost = (host: string): Language =>
    config.domains.find((domain) => domain.host === host.toLowerCase())?.defaultLang ?? defaultLanguage
  const page = parts.web ? { page: pageFrom(parts.web) } : {}
  const http = await makeServer({ logLevel: config.LOG_LEVEL, trustProxy: config.TRUST_PROXY, languageOfHost, ...page })
  const { auth, routes } = modulesOf(parts)
  const services: Services = {
    db,
    keeper: makeKeeper(),
    clock,
    identify: async (request: FastifyRequest, now) => {
      const token = bearer.exec(request.headers.authorization ?? '')?.[1]
      return token ? auth.identify(token, now, db) : null
    },
    gate: async ({ subscribed }, actor, now) => {
      if (subscribed && actor.role === 'student') await requireSubscription(db, actor, now)
    },
    limit: parts.limit,
    publish: parts.publish,
    checkShare: parts.checkShare,
    languageOfHost,
  }
  serveMetrics(http, parts.pool)
  for (const route of Object.values(routes).flat()) mount(http, route, services)
  const endpoints = Object.entries(routes).flatMap(([tag, list]) => list.map(({ endpoint }) => ({ tag, endpoint })))
  refuseOtherMethods(
    http,
    endpoints.map(({ endpoint }) => endpoint),
  )
  serveDocs(http, endpoints)
  serveHealth(http, () => parts.pool.query('select 1'), parts.stopping)
  const identify = async (token: string) => {
    const actor = await auth.identify(token, clock(), db)
    return actor === 'expired' ? null : actor
  }
  return { http, identify, endpoints }
}
