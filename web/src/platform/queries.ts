import { Problem } from '@qalam/contract/kernel/problem.ts'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { announce } from './http/reactions.ts'

const mayHeal = (failure: unknown): boolean => failure instanceof Problem && failure.code === 'connection-lost'

/** The cache of all reads. A refusal is final; only a broken line is tried again, twice. */
export function newQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({
      onError: (failure, query) => {
        if (!query.meta?.['silent']) announce(failure)
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
        retryDelay: (count) => 1000 * 2 ** count,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}
