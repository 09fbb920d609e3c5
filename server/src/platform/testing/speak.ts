import type { Answer, Call, Endpoint } from '@qalam/contract/kernel/endpoint.ts'
import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

/** A refusal as it travels. */
export type Refused = {
  error: true
  errorType: number
  code: string
  message: string
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into the data of many problems
  data?: any
  errors?: Record<string, string[]>
}

/** Status, body (the data of a success, or the refusal), notes and headers. */
export type Spoken<E extends Endpoint> = {
  status: number
  body: Answer<E> & Partial<Refused>
  alert: string | undefined
  warning: string | undefined
  headers: Record<string, string | string[] | number | undefined>
  raw: Buffer
}

export type Headers = {
  language?: Language
  quarter?: number
  key?: string
  token?: string
  cookie?: string
  /** Where the call comes from. */
  address?: string
  host?: string
  /** What a page in a browser cannot leave out. */
  origin?: string
  /** The part of a file that is asked for. */
  range?: string
  /** The user agent. */
  device?: string
}

type Parts = Record<'params' | 'query' | 'body', Record<string, unknown> | undefined>

const boundary = '----qalam-test'

/** Calls an endpoint over HTTP as the browser does. */
export async function speak<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  input: Call<E>,
  headers: Headers = {},
  files: { field: string; name: string; mime: string; bytes: Buffer }[] = [],
): Promise<Spoken<E>> {
  const { params = {}, query = {}, body } = input as unknown as Parts
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')))
  const search = new URLSearchParams(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()
  const multipart = files.length > 0
  const response = await app.inject({
    method: endpoint.method,
    ...(headers.address && { remoteAddress: headers.address }),
    url: search ? `${path}?${search}` : path,
    headers: {
      ...(headers.token && { authorization: `Bearer ${headers.token}` }),
      ...(headers.language && { 'x-localization': headers.language }),
      ...(headers.quarter && { 'x-quarter': String(headers.quarter) }),
      ...(headers.key && { 'idempotency-key': headers.key }),
      ...(headers.cookie && { cookie: headers.cookie }),
      ...(headers.host && { host: headers.host }),
      ...(headers.origin && { origin: headers.origin }),
      ...(headers.range && { range: headers.range }),
      ...(headers.device && { 'user-agent': headers.device }),
      ...(multipart && { 'content-type': `multipart/form-data; boundary=${boundary}` }),
    },
    ...(multipart ? { payload: formOf(files) } : body !== undefined && { payload: body }),
  })
  const answer = response.headers['content-type']?.toString().includes('json') ? response.json() : {}
  const told = response.statusCode < 300 && 'data' in answer ? decoded(endpoint, answer.data) : answer
  return {
    status: response.statusCode,
    body: told,
    alert: answer.alert,
    warning: answer.warning,
    headers: response.headers,
    raw: response.rawPayload,
  }
}

const decoded = (endpoint: Endpoint, data: unknown) => z.decode(endpoint.response, data as never) as never

function formOf(files: { field: string; name: string; mime: string; bytes: Buffer }[]): Buffer {
  const parts = files.flatMap(({ field, name, mime, bytes }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: ${mime}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ])
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
}
