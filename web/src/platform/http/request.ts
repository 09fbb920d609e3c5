import { type Endpoint, guestPath } from '@qalam/contract/kernel/endpoint.ts'
import { z } from 'zod'
import { learnClock } from '../clock.ts'
import { token } from '../session.ts'
import { currentLanguage } from '../text.ts'
import { callHeaders, takeEarly } from './early.ts'
import { uuid } from './ids.ts'
import type { OnSent } from './transmit-form.ts'

export type CallOptions = {
  /** The quarter the call is about, sent as X-Quarter. */
  quarter?: number
  /** Nothing is announced on failure: whoever calls shows it. */
  silent?: boolean
  /** No token, no refresh: the calls that make a session. */
  bare?: boolean
  /** Only asks whether somebody is signed in: a refusal signs nobody out and leads nowhere. */
  probe?: boolean
  /** Files to send in place of a JSON body. */
  form?: FormData
  signal?: AbortSignal
  /** Is told how much of a form is on its way. */
  onSent?: OnSent
}

/** One call as it goes out. The headers of the session are added at the last moment: a retry takes the new token. */
export type Outgoing = { endpoint: Endpoint; url: string; body: string | FormData | undefined; options: CallOptions }

export type SentInput = { params?: unknown; query?: unknown; body?: unknown }

// Dates travel as dd.MM.yyyy. What the schema cannot turn back (a default left out, a draft the server shall refuse)
// goes as it is: the server understands both forms and is the judge of all input.
function onWire(schema: z.ZodType, value: unknown): unknown {
  if (value === undefined) return undefined
  try {
    const encoded = z.safeEncode(schema, value)
    return encoded.success ? encoded.data : value
  } catch {
    return value
  }
}

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

function searchOf(query: unknown): string {
  const search = new URLSearchParams()
  for (const [name, value] of entriesOf(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one))
  const words = search.toString()
  return words && `?${words}`
}

/** Public calls go to their /guest addresses as long as nobody is signed in (C-API-2); the cache keys stay the same. */
const pathOf = (endpoint: Endpoint): string => (token.get() === null ? guestPath(endpoint) : endpoint.path)

export function outgoing(endpoint: Endpoint, { params, query, body }: SentInput, options: CallOptions): Outgoing {
  const values = new Map(entriesOf(onWire(endpoint.params, params)))
  const path = pathOf(endpoint).replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name) ?? '')),
  )
  const json = endpoint.method === 'GET' ? undefined : JSON.stringify(onWire(endpoint.body, body) ?? {})
  return { endpoint, url: path + searchOf(onWire(endpoint.query, query)), body: options.form ?? json, options }
}

const isWrite = ({ endpoint }: Outgoing): boolean => endpoint.method !== 'GET'
const needsKey = (request: Outgoing): boolean => isWrite(request) && !request.endpoint.repeatable

// A write whose fate is unknown (the line broke) keeps its key, so that pressing the button again cannot do it twice.
const undecided = new Map<string, string>()
const nameOf = ({ endpoint, url, body }: Outgoing) =>
  `${endpoint.method} ${url} ${typeof body === 'string' ? body : ''}`

export function idempotencyKey(request: Outgoing): string {
  const name = nameOf(request)
  const key = undecided.get(name) ?? uuid()
  undecided.set(name, key)
  return key
}

/** An answer came, whatever it says: the next press is a new act. */
export const decided = (request: Outgoing): void => void undecided.delete(nameOf(request))

function headersOf(request: Outgoing): Record<string, string> {
  const { options, body } = request
  return {
    ...callHeaders(currentLanguage(), options.bare ? null : token.get()),
    ...(options.quarter && { 'X-Quarter': String(options.quarter) }),
    ...(needsKey(request) && { 'Idempotency-Key': idempotencyKey(request) }),
    ...(typeof body === 'string' && { 'Content-Type': 'application/json' }),
  }
}

/** A file that takes so long that its line may break: it is sent in parts. */
const large = 4 * 1024 * 1024
const isLarge = (one: FormDataEntryValue): boolean => one instanceof File && one.size > large

export async function transmit(request: Outgoing): Promise<Response> {
  const answer = await answerTo(request)
  learnClock(answer)
  return answer
}

async function answerTo(request: Outgoing): Promise<Response> {
  const { endpoint, url, body, options } = request
  const headers = headersOf(request)
  const early = isWrite(request) ? null : takeEarly(url, headers)
  if (early) return early
  const { onSent, signal } = options
  if (onSent && body instanceof FormData) {
    const form = { method: endpoint.method, url, headers, body, signal }
    if (endpoint.files && body.getAll('file').some(isLarge)) {
      const { transmitParts } = await import('./transmit-parts.ts')
      return transmitParts(form, onSent)
    }
    const { transmitForm } = await import('./transmit-form.ts')
    return transmitForm(form, onSent)
  }
  return fetch(url, {
    method: endpoint.method,
    headers,
    credentials: 'same-origin',
    ...(body !== undefined && { body }),
    ...(options.signal && { signal: options.signal }),
  })
}
