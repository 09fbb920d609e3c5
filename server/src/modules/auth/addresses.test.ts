import { auth } from '@qalam/contract/auth/api.ts'
import { expect, test } from 'vitest'

/** Made here and in no older client. */
const ours = new Set([
  '/api/v3/os/auth/history/end-session',
  '/api/v3/os/auth/history/end-others',
  '/api/v3/os/auth/password-history',
  '/api/v3/os/ustaz/register',
  '/api/v3/os/auth/join',
])

test.each(Object.values(auth).filter(({ path }) => !ours.has(path)))(
  '$method $path stands in both versions of the API (Q-119)',
  ({ path, aliases }) => {
    expect(aliases).toContain(path.replace('/api/v3/', '/api/v2/'))
  },
)
