import { isOneOf, type Role } from '@qalam/contract/kernel/roles.ts'
import type { Visitors } from '#platform/screen.ts'

/** Open, or where to go instead and whether to come back here after signing in. */
export type Decision = 'open' | { go: string; remember: boolean }

/** Whether a signed-in role may open a screen. */
export function mayOpen(visitors: Visitors, role: Role): boolean {
  if (visitors === 'signed-in' || visitors === 'public') return true
  return visitors !== 'anonymous' && isOneOf(visitors, role)
}

/** The guard of every screen (G-GUARD-1…9, Q-007); a refused person goes to "/", which always has a home for them. */
export function decide(visitors: Visitors, role: Role | null): Decision {
  if (visitors === 'public') return 'open'
  if (role !== null) return mayOpen(visitors, role) ? 'open' : { go: '/', remember: false }
  return visitors === 'anonymous' ? 'open' : { go: '/login', remember: true }
}
