import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'

/** Bytes of a body that is kept as it came: a bank's message has a few kilobytes. */
const bodyLimit = 64 * 1024

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>

/** Serves addresses whose bodies are not read but handed on as they came, whatever type they say they have. */
export function mountRaw(app: FastifyInstance, method: HTTPMethods, urls: readonly string[], handler: Handler): void {
  void app.register(async (apart) => {
    apart.removeAllContentTypeParsers()
    apart.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit }, async (request: FastifyRequest, body: Buffer) =>
      asCame(request, body.toString('base64')),
    )
    apart.addHook('preValidation', async (request) => {
      request.body ??= asCame(request, '')
    })
    for (const url of urls) apart.route({ method, url, handler })
  })
}

const asCame = ({ headers }: FastifyRequest, raw: string) => ({
  raw,
  type: String(headers['content-type'] ?? '').slice(0, 200),
  signature: String(headers['x-content-hmac'] ?? headers['content-hmac'] ?? '').slice(0, 500),
})
