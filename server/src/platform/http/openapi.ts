import type { Endpoint } from '@qalam/contract/kernel/endpoint.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'

const schema = (type: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(type, { io, unrepresentable: 'any' })
  return rest
}

type Property = { properties?: Record<string, unknown>; required?: string[] }

function parameters(endpoint: Endpoint) {
  return (['params', 'query'] as const).flatMap((part) => {
    const { properties = {}, required = [] } = schema(endpoint[part], 'input') as Property
    return Object.entries(properties).map(([name, type]) => ({
      name,
      in: part === 'params' ? 'path' : 'query',
      required: part === 'params' || required.includes(name),
      schema: type,
    }))
  })
}

function operation(endpoint: Endpoint, tag: string) {
  const who = typeof endpoint.roles === 'string' ? endpoint.roles : endpoint.roles.join(', ')
  const writes = endpoint.method !== 'GET'
  const answer = {
    type: 'object',
    properties: { data: schema(endpoint.response, 'input'), alert: { type: 'string' }, warning: { type: 'string' } },
  }
  return {
    tags: [tag],
    summary: endpoint.about,
    description: `Who: ${who}.${endpoint.aliases.length > 0 ? ` Also at: ${endpoint.aliases.join(', ')}.` : ''}`,
    parameters: parameters(endpoint),
    ...(writes && { requestBody: { content: { 'application/json': { schema: schema(endpoint.body, 'input') } } } }),
    responses: {
      200: { description: 'Done', content: { 'application/json': { schema: answer } } },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    },
    ...(endpoint.roles !== 'public' && { security: [{ bearer: [] }] }),
  }
}

const refusal = {
  type: 'object',
  required: ['error', 'errorType', 'code', 'message', 'data'],
  properties: {
    error: { const: true },
    errorType: { type: 'integer' },
    code: { type: 'string' },
    message: { type: 'string' },
    data: {},
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
}

/** The OpenAPI 3.1 document of the mounted endpoints. */
export function openApi(endpoints: Described) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const { tag, endpoint } of endpoints) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    ;(paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(endpoint, tag)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Qalam', version: '1', description: 'The calls of the online school.' },
    paths,
    components: { schemas: { Refusal: refusal }, securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  }
}

type Described = { tag: string; endpoint: Endpoint }[]

/**
 * `/api/docs/openapi.json` for machines, `/api/docs` for people: one plain page, no script. Each is made once, and handed
 * to whoever `admit` lets pass, which throws a problem for the others.
 */
export function serveDocs(
  app: FastifyInstance,
  endpoints: Described,
  admit: (request: FastifyRequest) => Promise<void>,
): void {
  let [document, page]: [string?, string?] = []
  app.get('/api/docs/openapi.json', async (request, reply) => {
    await admit(request)
    return reply.type('application/json; charset=utf-8').send((document ??= JSON.stringify(openApi(endpoints))))
  })
  app.get('/api/docs', async (request, reply) => {
    await admit(request)
    return reply.type('text/html; charset=utf-8').send((page ??= docsPage(endpoints)))
  })
}

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const code = (type: z.ZodType, io: 'input' | 'output') => escape(JSON.stringify(schema(type, io), null, 1))

function docsPage(endpoints: Described): string {
  const entries = endpoints.map(({ endpoint }) => {
    const who = typeof endpoint.roles === 'string' ? endpoint.roles : endpoint.roles.join(', ')
    const parts = [
      ['Params', endpoint.params],
      ['Query', endpoint.query],
      ['Body', endpoint.body],
    ] as const
    const shapes = parts.map(([name, type]) => `<h4>${name}</h4><pre>${code(type, 'input')}</pre>`).join('')
    return `<details><summary><code>${endpoint.method} ${escape(endpoint.path)}</code> ${escape(endpoint.about)}</summary>
<p>${escape(who)}</p>${shapes}<h4>Answer</h4><pre>${code(endpoint.response, 'input')}</pre></details>`
  })
  const style =
    'body{font:16px/1.5 system-ui;max-width:70rem;margin:2rem auto;padding:0 1rem}pre{overflow:auto;background:#f4f4f4;padding:.5rem}summary{padding:.4rem 0}'
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Qalam API</title><style>${style}</style>
<h1>Qalam API</h1><p><a href="/api/docs/openapi.json">OpenAPI document</a></p>${entries.join('')}</html>`
}
