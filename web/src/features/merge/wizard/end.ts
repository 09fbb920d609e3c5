import type { TokenData } from '@qalam/contract/auth/api.ts'

/** What the last step tells: tokens that were given, and the pair of a new account. */
export type End = { tokens: TokenData | null; pair?: { login: string; password: string } }
