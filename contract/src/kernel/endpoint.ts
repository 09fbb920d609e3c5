import { z } from 'zod'
import type { Role } from './roles.ts'

const nothing = z.object({})
type Nothing = typeof nothing
type Schema = z.ZodType

/** Who may call: some roles, any signed-in person, or the whole world. */
export type Audience = readonly Role[] | 'anyone' | 'public'

/** The files that a call may carry: how many, how large each may be, and whether only pictures are meant. */
export type FilesRule = {
  readonly most: number
  readonly bytes: number
  /** Archives are taken only where a call asks for them, and are read there, never handed out. */
  readonly kinds: 'documents' | 'images' | 'archives'
}

/** One REST call, described once: the server mounts it, the web calls it, the API docs print it. */
export type Endpoint<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
> = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  /** Other addresses of the same act: v2 beside v3, frontoffice beside backoffice. */
  aliases: readonly string[]
  roles: Audience
  /** Needs an active main subscription from a student: 423 without one. */
  subscribed: boolean
  /** Calls a minute for one caller, counted for all processes together; the default of the platform when absent. */
  perMinute?: number
  /** The use case limits its callers by what they attack, such as a login: the platform counts none of the calls. */
  limitsItself?: boolean
  /** What a success looks like: JSON in the envelope, the bytes of a file, or a bare text as a bank wants to read it. */
  answers: 'json' | 'file' | 'bare'
  /** The body may have any form and comes as its very bytes (`RawBody`): a signature is over the bytes. */
  raw?: boolean
  /** Takes files (multipart field `file`); where it is absent a multipart body is refused unread. */
  files?: FilesRule
  /** The answer holds a secret: it is never kept for a repeat of the same idempotency key. */
  secret?: boolean
  /** A repeat changes nothing by itself, its content carries ids of its own: no idempotency key is sent or kept. */
  repeatable?: boolean
  /** The use case makes its own short transactions: it computes for long, as passwords do, and holds no row meanwhile. */
  ownTransactions?: boolean
  /** Open to somebody who has not yet changed the password that was handed out. */
  withHandedOut?: boolean
  /** Open to somebody whose school requires a second factor and who has none yet. */
  withoutFactor?: boolean
  /** Seconds a browser may keep the answer; never by default. */
  cacheSeconds?: number
  /** One sentence for the API page: what it does, units, refusals, source of the rule. */
  about: string
  params: P
  query: Q
  body: B
  response: R
}

/** Fields that cannot be read from an address, where everything is text: a number, such as an `Id`, unless it is coerced. */
type NotText<Input> = Input extends unknown
  ? {
      [Name in keyof Input]-?: unknown extends Input[Name]
        ? never
        : Input[Name] extends string | readonly string[] | undefined
          ? never
          : Name
    }[keyof Input]
  : never

/** A schema whose input is text; of another the complaint names the field. */
type OfText<S extends Schema> = [NotText<z.input<S>>] extends [never]
  ? unknown
  : { [Name in NotText<z.input<S>> & string]: 'stands in an address as text: use IdInAddress or z.coerce' }

type Parts = 'params' | 'query' | 'body'
type Shape<P extends Schema, Q extends Schema, B, R> = {
  roles: Audience
  about: string
  aliases?: readonly string[]
  subscribed?: boolean
  perMinute?: number
  files?: FilesRule
  limitsItself?: boolean
  secret?: boolean
  repeatable?: boolean
  ownTransactions?: boolean
  withHandedOut?: boolean
  withoutFactor?: boolean
  cacheSeconds?: number
  answers?: 'json' | 'file' | 'bare'
  raw?: boolean
  params?: P & OfText<P>
  query?: Q & OfText<Q>
  body?: B
  response: R
}

/** What the whole world may call stands beside itself under /guest, in both versions (C-API-2, Q-083). */
function guestAddresses(path: string, aliases: readonly string[] = []): string[] {
  const known = new Set([path, ...aliases])
  const guests = [path, ...aliases].flatMap((one) =>
    ['v2', 'v3'].map((version) => one.replace(/^\/api\/v[23]\/os\/(?:guest\/)?/, `/api/${version}/os/guest/`)),
  )
  return [...new Set(guests)].filter((one) => !known.has(one))
}

/** Where somebody who is not signed in calls an endpoint: what is public at its /guest address (C-API-2). */
export const guestPath = ({ path, roles }: Pick<Endpoint, 'path' | 'roles'>): string =>
  roles === 'public' ? path.replace(/^(\/api\/v[23]\/os)\/(?:guest\/)?/, '$1/guest/') : path

function verb(method: Endpoint['method']) {
  return <R extends Schema, P extends Schema = Nothing, Q extends Schema = Nothing, B extends Schema = Nothing>(
    path: string,
    shape: Shape<P, Q, B, R>,
  ) =>
    ({
      subscribed: false,
      answers: 'json',
      params: nothing,
      query: nothing,
      body: nothing,
      ...shape,
      aliases: [...(shape.aliases ?? []), ...(shape.roles === 'public' ? guestAddresses(path, shape.aliases) : [])],
      method,
      path,
    }) as unknown as Endpoint<P, Q, B, R>
}

export const get = verb('GET')
export const post = verb('POST')
export const put = verb('PUT')
export const remove = verb('DELETE')

/** An empty answer: the act was done and there is nothing to tell. */
export const Done = z.object({})

/** What an endpoint with `raw` takes: the bytes in base64, what the caller says they are, and a signature from its header. */
export const RawBody = z.object({
  raw: z.base64().max(90_000),
  type: z.string().max(200),
  signature: z.string().max(500).default(''),
})

/** What a handler receives, after parsing. */
export type Parsed<E extends Endpoint> = { [Part in Parts]: z.output<E[Part]> }

/** What a caller hands over: only the parts that the endpoint declares, defaults may be left out. */
export type Call<E extends Endpoint> = {
  [Part in Parts as {} extends z.input<E[Part]> ? never : Part]: z.input<E[Part]>
} & { [Part in Parts as {} extends z.input<E[Part]> ? Part : never]?: z.input<E[Part]> }

export type Answer<E extends Endpoint> = z.output<E['response']>

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'about' in value

/** The endpoints in what an `api.ts` exports, with their names. */
export const endpointsIn = (exported: object): [name: string, endpoint: Endpoint][] =>
  Object.values(exported).flatMap((group: unknown) =>
    typeof group === 'object' && group !== null && !isEndpoint(group)
      ? Object.entries(group).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]))
      : [],
  )
