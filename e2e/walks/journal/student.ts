import type { APIRequestContext } from '@playwright/test'
import { auth } from '@qalam/contract/auth/api.ts'
import type { Role } from '@qalam/contract/kernel/roles.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { askWith } from '../../school.ts'

/** The person of a role in the demo and a session of theirs, without a page. */
export async function personOf(role: Role, request: APIRequestContext) {
  const { demo } = await askWith(request, null, schools.config, {})
  const known = demo.find((one) => one.role === role)
  const body = { login: known?.login ?? '', password: known?.password ?? '' }
  const { access_token: token } = await askWith(request, null, auth.login, { body })
  return { token, ...(await askWith(request, token, auth.userInfo, {})) }
}
