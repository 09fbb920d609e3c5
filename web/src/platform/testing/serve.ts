import { type Answer, type Endpoint, guestPath, type Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { FieldProblems, Problem } from '@qalam/contract/kernel/problem.ts'
import { vi } from 'vitest'
import { z } from 'zod'
import { match } from '../routing/address.ts'
import { answered } from './answers.ts'

type Handler<E extends Endpoint> = (input: Parsed<E>) => Answer<E> | Promise<Answer<E>>
type Pairs<Es extends readonly Endpoint[]> = { [I in keyof Es]: readonly [Es[I], Handler<Es[I]>] }

/** A write as it reached the server, parsed by its endpoint. */
export type Received = {
  endpoint: Endpoint
  path: string
  headers: Headers
  params: unknown
  query: unknown
  body: unknown
}

function queryOf(search: URLSearchParams): Record<string, unknown> {
  const names = [...new Set(search.keys())]
  return Object.fromEntries(
    names.map((name) => [name, search.getAll(name).length > 1 ? search.getAll(name) : search.get(name)]),
  )
}

function refusal(failure: unknown): Response {
  if (failure instanceof FieldProblems) {
    const errors = Object.fromEntries(
      Object.entries(failure.fields).map(([name, list]) => [name, list.map(({ code }) => code)]),
    )
    return answered(422, { error: true, errorType: 'fields', code: failure.code, message: failure.code, errors })
  }
  if (failure instanceof Problem)
    return answered(failure.status, {
      error: true,
      errorType: 'refused',
      code: failure.code,
      message: '',
      data: failure.data,
    })
  throw failure
}

/**
 * A server made of contract endpoints, public ones also at their /guest addresses: every answer must fit its schema,
 * every request is parsed by it. Returns the writes that arrived, in order. A handler refuses by throwing a `Problem`.
 */
export function serve<const Es extends readonly Endpoint[]>(pairs: Pairs<Es>): Received[] {
  const sent: Received[] = []
  const routes = pairs as unknown as readonly (readonly [Endpoint, (input: unknown) => unknown])[]

  vi.stubGlobal('fetch', async (address: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const url = new URL(address, 'http://school.test')
    for (const [endpoint, handle] of routes) {
      const paths = endpoint.method === method ? [endpoint.path, guestPath(endpoint)] : []
      const params = paths.map((path) => match(path, url.pathname)).find((found) => found !== null)
      if (!params) continue
      const input = {
        params: endpoint.params.parse(params),
        query: endpoint.query.parse(queryOf(url.searchParams)),
        body: typeof body === 'string' ? endpoint.body.parse(JSON.parse(body)) : body,
      }
      if (method !== 'GET') sent.push({ endpoint, path: url.pathname, headers: new Headers(headers), ...input })
      try {
        return answered(200, { data: z.encode(endpoint.response, (await handle(input)) as never) })
      } catch (failure) {
        return refusal(failure)
      }
    }
    throw new Error(`nobody serves ${method} ${url.pathname}`)
  })
  return sent
}
