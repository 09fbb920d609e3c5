import compress from '@fastify/compress'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import multipart from '@fastify/multipart'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import { malformed, notFound } from '@qalam/contract/kernel/problem.ts'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { InItsTime } from '../clock.ts'
import { sheetOfList } from './accept-sheet.ts'
import { asProblem, refusal, unforeseen } from './errors.ts'
import { languageOfRequest } from './mount.ts'
import { type ContentHosts, contentPolicy, devicePolicy } from './policy-of-content.ts'
import { longestRequest, type BodyPace, refuseSlowBodies, slowestPace } from './slow-bodies.ts'
import { refuseUnreadable } from './unreadable.ts'
import { formLimits } from './uploads.ts'

export type ServerOptions = {
  logLevel: string
  /** Proxies that are believed, see TRUST_PROXY. */
  trustProxy: false | number | string[]
  content: ContentHosts
  languageOfHost: (host: string) => Language
  /** What answers of the API say the time is: a browser whose clock is wrong goes by it. */
  clock: () => Date
  /** Answers a call by the time that it stands at; by that of the process without it. */
  inItsTime?: InItsTime
  /** How fast a body comes at the least. */
  pace?: BodyPace
  /** Answers a GET that is no API call: the page and its files. */
  page?: (app: FastifyInstance) => void
}

const requestId = /^[\w.-]{8,80}$/

/** JSON bodies up to 1 MB; uploads have their own limit. */
const bodyLimit = 1024 * 1024

/** A bare server: headers, cookies, limits, logs without personal data, one error handler. */
export async function makeServer(options: ServerOptions): Promise<FastifyInstance> {
  const believed = options.trustProxy
  const app = Fastify({
    bodyLimit,
    requestTimeout: longestRequest,
    trustProxy: typeof believed === 'number' ? (_address, hop) => hop < believed : believed,
    rewriteUrl: sheetOfList,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    genReqId: ({ headers }) => {
      const given = headers['x-request-id']
      return typeof given === 'string' && requestId.test(given) ? given : randomUUID()
    },
    // The router cannot parse the address; no route is known yet.
    frameworkErrors: (error, request, reply) => {
      const problem = error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? notFound() : malformed()
      const language = languageOfRequest(request as FastifyRequest, options.languageOfHost)
      void (reply as FastifyReply).status(problem.status).send(refusal(problem, language))
    },
    clientErrorHandler: refuseUnreadable,
    logger: {
      level: options.logLevel,
      // Addresses may hold tokens and names in their query; only the path is written.
      serializers: {
        req: ({ method, url, id }) => ({ id, method, path: url.split('?')[0] }),
        res: ({ statusCode }) => ({ statusCode }),
      },
    },
  })
  answerInTheirTime(app, options.inItsTime)
  await app.register(cookie)
  await app.register(multipart, { limits: { ...formLimits, files: 0 }, throwFileSizeLimit: true })
  await app.register(compress, {
    global: true,
    threshold: 2048,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  })
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: contentPolicy(options.content),
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: { maxAge: 15_552_000 },
  })

  secure(app, devicePolicy(options.content))
  refuseSlowBodies(app, options.pace ?? slowestPace)
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id)
    if (!request.url.startsWith('/api/')) return
    reply.header('date', options.clock().toUTCString())
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
  })
  app.setErrorHandler((error, request, reply) => {
    const { problem, foreseen } = asProblem(error)
    if (!foreseen) {
      request.log.error({ err: error, path: request.url.split('?')[0] }, 'unforeseen')
      unforeseen.publish({ requestId: request.id, address: `${request.method} ${request.url}`, error })
    }
    if (problem.status === 503) reply.header('retry-after', '2')
    if (problem.status === 429) reply.header('retry-after', String(secondsOf(problem.data)))
    return reply.status(problem.status).send(refusal(problem, languageOfRequest(request, options.languageOfHost)))
  })
  options.page?.(app)
  app.setNotFoundHandler((request, reply) => {
    return reply.status(404).send(refusal(notFound(), languageOfRequest(request, options.languageOfHost)))
  })
  return app
}

/** Reading a body leaves the context of the call, which is entered again behind it. */
function answerInTheirTime(app: FastifyInstance, inItsTime: InItsTime = (_cookies, run) => run()): void {
  const enter = ({ headers }: FastifyRequest, _reply: FastifyReply, next: () => void) => inItsTime(headers.cookie, next)
  app.addHook('onRequest', enter).addHook('preValidation', enter)
}

/** How long a caller who is over a limit shall wait. */
const secondsOf = (data: unknown): number =>
  typeof data === 'object' && data !== null && 'seconds' in data ? Number(data.seconds) : 60

/** The security headers are the same on every answer: they are put together once. */
function secure(app: FastifyInstance, devices: string): void {
  let known: ReturnType<FastifyReply['getHeaders']> | undefined
  app.addHook('onRequest', async (_request, reply) => {
    if (known) return void reply.headers(known)
    reply.helmet()
    reply.header('permissions-policy', devices)
    known = reply.getHeaders()
  })
}
