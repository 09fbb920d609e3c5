import type { Answer, Call, Endpoint } from '@qalam/contract/kernel/endpoint.ts'
import { Problem } from '@qalam/contract/kernel/problem.ts'
import {
  hashKey,
  queryOptions,
  useMutation,
  useQueryClient,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { z } from 'zod'
import { answerOrKept } from './device/answer.ts'
import { canKeep, keepRead, keptRead } from './device/kept.ts'
import { idle } from './idle.ts'
import { announce, react } from './http/reactions.ts'
import { announceSuccess, unwrapped } from './http/envelope.ts'
import { refreshed, settled } from './http/refresh.ts'
import { connectionLost, keepWait, refusalOf, signedOut, unreadableAnswer } from './http/refusal.ts'
import { type CallOptions, decided, type Outgoing, outgoing, type SentInput, transmit } from './http/request.ts'
import { actorOf, token } from './session.ts'

export { saidBy } from './http/refusal.ts'

/** Anything with the key of a read: what a command makes stale, what a page starts. */
export type Reads = readonly { queryKey: QueryKey }[]

async function send(request: Outgoing): Promise<Response> {
  try {
    return await transmit(request)
  } catch (failure) {
    if (request.options.signal?.aborted) throw failure
    throw connectionLost()
  }
}

/** Whether whoever asked is still signed in here: in another tab somebody else may have come meanwhile. */
const isStill = (asker: string | null): boolean => actorOf(token.get()) === asker

/** What the server would say to a token that has run out. */
const runOut = () => new Response(null, { status: 426 })

type Answered = { response: Response; notRenewed: Problem | null }

/**
 * Sends once; after 426 waits for the one refresh and sends again with the new token, never with that of another person.
 */
async function answered(request: Outgoing, asker: string | null): Promise<Answered> {
  if (request.options.bare) return { response: await send(request), notRenewed: null }
  await settled()
  if (!isStill(asker)) return { response: runOut(), notRenewed: null }
  const used = token.get()
  const response = await send(request)
  if (response.status !== 426 || !isStill(asker)) return { response, notRenewed: null }
  const notRenewed = await refreshed(used)
  return { response: notRenewed === null && isStill(asker) ? await send(request) : response, notRenewed }
}

const isRefusal = (response: Response): boolean => !response.ok

async function succeeded(request: Outgoing): Promise<Response> {
  const asker = actorOf(token.get())
  const { response, notRenewed } = await answered(request, asker)
  decided(request)
  if (!isRefusal(response)) return response

  const body: unknown = await response.json().catch(() => null)
  // The token could not be renewed: the refusal of the renewal is shown, not that of the old token (ERR-426-2).
  const problem = response.status === 426 ? signedOut(notRenewed) : refusalOf(response.status, body)
  keepWait(problem, response.headers?.get('Retry-After') ?? null)
  // The person who asked has signed out: the refusal is not shown to the next one.
  if (isStill(asker)) react(problem, request)
  throw problem
}

/**
 * Calls an endpoint of the contract. Resolves to the decoded `data` of the envelope; throws a `Problem` (or
 * `FieldProblems`) whose `message` is in the person's language.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: Call<E>,
  options: CallOptions = {},
): Promise<Answer<E>> {
  return decoded(endpoint, await dataOf(endpoint, input, options))
}

async function dataOf<E extends Endpoint>(endpoint: E, input: Call<E>, options: CallOptions): Promise<unknown> {
  const response = await succeeded(outgoing(endpoint, input as SentInput, options))
  const body: unknown = await response.json().catch(() => null)
  if (typeof body !== 'object' || body === null) throw unreadableAnswer()
  const envelope = unwrapped(body)
  announceSuccess(envelope)
  return envelope.data
}

const decoded = <E extends Endpoint>(endpoint: E, data: unknown): Answer<E> =>
  z.decode(endpoint.response, data as z.input<E['response']>) as Answer<E>

/**
 * Fetches a file and hands it to the browser under the name that the server gave. Why it did not come is announced; with
 * `silent` it is thrown, for whoever says it in a place of its own.
 */
export async function download<E extends Endpoint>(
  endpoint: E,
  input: Call<E>,
  options: CallOptions = {},
): Promise<void> {
  await handOver(endpoint, input as SentInput, options).catch((failure) => {
    if (options.silent) throw failure
    announce(failure)
  })
}

async function handOver(endpoint: Endpoint, input: SentInput, options: CallOptions): Promise<void> {
  const response = await succeeded(outgoing(endpoint, input, options))
  const disposition = response.headers.get('Content-Disposition') ?? ''
  const name = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1] ?? /filename="?([^";]+)/i.exec(disposition)?.[1]
  const link = document.createElement('a')
  link.href = URL.createObjectURL(await response.blob())
  link.download = name ? decodeURIComponent(name) : ''
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}

type ReadOptions<E extends Endpoint> = Pick<CallOptions, 'quarter' | 'silent'> & {
  /** Milliseconds during which what was read is not asked for again. */
  freshFor?: number
  /** Not needed for the first paint: it is asked for after the page is painted. */
  later?: boolean
  /** Called with the answer before any component renders it. */
  heard?: (answer: Answer<E>) => void
  /**
   * The answer is kept on the device, for this person alone, and the page opens with it when the server cannot be reached,
   * or has not answered within so many milliseconds.
   */
  patience?: number
}

/** For what shall open without a network; a server that answers is shown first. */
export const withoutNetwork = { patience: 2_000 }

/** A read. Its cache key is the endpoint and its input, so keys cannot drift from calls. */
export function read<E extends Endpoint>(
  endpoint: E,
  input: Call<E>,
  { freshFor, later, heard, patience, ...options }: ReadOptions<E> = {},
) {
  return queryOptions({
    queryKey: [endpoint.path, input, ...(options.quarter ? [options.quarter] : [])] as QueryKey,
    queryFn: async ({ signal, client, queryKey }) => {
      if (later) await idle()
      const owner = actorOf(token.get())
      const place = owner !== null && patience !== undefined ? { owner, hash: hashKey(queryKey) } : null
      const asked = dataOf(endpoint, input, { ...options, signal }).then((data) => {
        if (place && isStill(owner)) void keepRead(place, data)
        return decoded(endpoint, data)
      })
      const answer = place
        ? await answerOrKept(asked, {
            place,
            patience: patience ?? 0,
            open: (data) => decoded(endpoint, data),
            late: (fresh) => {
              if (!isStill(owner)) return
              heard?.(fresh)
              client.setQueryData(queryKey, fresh)
            },
            refused: () => void client.resetQueries({ queryKey, exact: true }),
          })
        : await asked
      heard?.(answer)
      return answer
    },
    meta: { silent: options.silent ?? false },
    ...(freshFor !== undefined && { staleTime: freshFor }),
  })
}

/**
 * What the device keeps of a read, as whoever changed it here knows it by now. When it was read stays as it was: the rest
 * of it is no newer.
 */
export async function keepAnew<E extends Endpoint>(
  endpoint: E,
  { queryKey }: { queryKey: QueryKey },
  answer: Answer<E>,
): Promise<void> {
  const owner = actorOf(token.get())
  const data = z.safeEncode(endpoint.response, answer)
  if (owner === null || !data.success) return
  const place = { owner, hash: hashKey(queryKey) }
  await keepRead(place, data.data, (await keptRead(place))?.at)
}

/** Whether the device kept a read within so many milliseconds; also where it can keep nothing. */
export async function isKept({ queryKey }: { queryKey: QueryKey }, within: number): Promise<boolean> {
  const owner = actorOf(token.get())
  if (owner === null || !canKeep()) return true
  const kept = await keptRead({ owner, hash: hashKey(queryKey) })
  return kept !== null && Date.now() - kept.at < within
}

/**
 * Starts reads that a page will ask for; one that is fresh is left alone. Failures are met by the page: that of a read, and
 * that of the code which describes it.
 */
export async function startReads(client: QueryClient, reads: Promise<Reads>): Promise<void> {
  const known = await reads.catch(() => [])
  await Promise.all(known.map((one) => client.prefetchQuery(one)))
}

/** Every read of an endpoint, whatever its input: for commands that make all of them stale. */
export const everyReadOf = (endpoint: Endpoint): { queryKey: QueryKey } => ({ queryKey: [endpoint.path] })

type Refresh<E extends Endpoint> = Reads | ((answer: Answer<E>, input: Call<E>) => Reads)
type CommandOptions<E extends Endpoint> = Omit<CallOptions, 'signal'> & { refresh?: Refresh<E> }

/** A write. When it succeeds the named reads are fetched again; nothing is patched by hand. */
export function useCommand<E extends Endpoint>(endpoint: E, { refresh = [], ...options }: CommandOptions<E> = {}) {
  const client = useQueryClient()

  return useMutation<Answer<E>, Problem, Call<E>>({
    mutationFn: (input) => call(endpoint, input, options),
    onSuccess: (answer, input) => {
      const stale = typeof refresh === 'function' ? refresh(answer, input) : refresh
      return Promise.all(stale.map(({ queryKey }) => client.invalidateQueries({ queryKey })))
    },
    meta: { silent: options.silent ?? false },
  })
}
