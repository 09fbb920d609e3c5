import { auth } from '@qalam/contract/auth/api.ts'
import { read } from '#platform/api.ts'

export const signIns = (page: number) => read(auth.history, { query: { page } })
export const passwordHistory = read(auth.passwordHistory, {})
