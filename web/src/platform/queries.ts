import { Problem } from '@qalam/contract/kernel/problem.ts'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { announce } from './http/reactions.ts'
import { secondsToWait } from './http/refusal.ts'
import { isOnline } from './online.ts'

/** A read does not wait longer than this for a server in trouble, in seconds: the page shows what is wrong and a retry. */
const longestWait = 5

function mayHeal(failure: unknown): boolean {
  const wait = secondsToWait(failure)
  return wait === null ? failure instanceof Problem && failure.code === 'connection-lost' : wait <= longestWait
}

/** The line over the page says that there is no network: a notice for each read would only repeat it. */
const isToldAlready = (failure: unknown): boolean =>
  failure instanceof Problem && failure.code === 'connection-lost' && !isOnline()

/** The cache of all reads. A refusal is final; a broken line and a server that names a short wait are tried again, twice. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (failure, query) => {
        if (!query.meta?.['silent'] && !isToldAlready(failure)) announce(failure)
      },
    }),
    mutationCache: new MutationCache({
      onError: (failure, _input, _context, mutation) => {
        if (!mutation.meta?.['silent']) announce(failure)
      },
    }),
    defaultOptions: {
      queries: {
        staleTime: 15_000,
        retry: (count, failure) => mayHeal(failure) && count < 2,
        retryDelay: (count, failure) => 1000 * (secondsToWait(failure) ?? 2 ** count),
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}
