import { auth } from '@qalam/contract/auth/api.ts'
import { read } from '#platform/api.ts'
import { tableNow } from '#platform/table.ts'

export const signInsNow = () => tableNow(auth.history)
export const passwordHistory = read(auth.passwordHistory, {})
