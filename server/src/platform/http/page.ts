import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { existsSync, readFileSync } from 'node:fs'

/**
 * Serves the built web: hashed files for ever, the page itself fresh, and the page for every address that is no API call,
 * because the browser routes them (G-ROUTE-1).
 */
export function pageFrom(folder: string) {
  return (app: FastifyInstance): void => {
    if (!existsSync(`${folder}/index.html`)) return
    const html = readFileSync(`${folder}/index.html`, 'utf8')
    const sendPage = (_request: FastifyRequest, reply: FastifyReply) =>
      reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html)
    app.register(fastifyStatic, {
      root: folder,
      index: false,
      wildcard: false,
      serve: true,
      maxAge: '365d',
      immutable: true,
      preCompressed: true,
    })
    app.get('/', sendPage)
    app.get('/*', (request, reply) => {
      const path = request.url.split('?')[0] ?? '/'
      if (path.startsWith('/api/') || path.startsWith('/assets/')) return reply.callNotFound()
      return sendPage(request, reply)
    })
  }
}
