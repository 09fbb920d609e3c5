import { auth } from '@qalam/contract/auth/api.ts'
import { Problem } from '@qalam/contract/kernel/problem.ts'
import { useQuery } from '@tanstack/react-query'
import { call } from '#platform/api.ts'

/** Somebody, by name where the server could be asked; nobody when the session here has ended. */
export type Here = 'asking' | 'nobody' | { name: string | null }

/** Who is signed in in this browser; a session that has ended is not signed out by the question. */
export function useWhoIsHere(enabled: boolean): Here {
  const { data, error } = useQuery({
    queryKey: ['who-is-here'],
    queryFn: ({ signal }) => call(auth.userInfo, {}, { probe: true, silent: true, signal }),
    enabled,
    retry: false,
    gcTime: 0,
    meta: { silent: true },
  })
  if (data) return { name: [data.surname, data.firstname, data.lastname].filter(Boolean).join(' ') }
  if (!error) return 'asking'
  return error instanceof Problem && error.status === 401 ? 'nobody' : { name: null }
}
