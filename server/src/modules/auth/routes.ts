import { auth } from '@qalam/contract/auth/api.ts'
import { routes } from '#platform/http/routes.ts'
import type { Serve } from '#platform/module.ts'
import { authOf } from './auth.ts'
import { changePassword, needsChange, passwordHistory } from './service/change-password.ts'
import { goOver, makeHash, makeTutorHash, signInByHash } from './service/hand-over.ts'
import { endOne, endOthers, history } from './service/history.ts'
import { join } from './service/join.ts'
import { relatedAccounts, userInfo } from './service/person.ts'
import { refresh, signOut } from './service/refresh.ts'
import { register } from './service/register.ts'
import { refreshLimited } from './service/refresh-limit.ts'
import { signIn } from './service/sign-in.ts'

export const serve: Serve = (deps) => {
  const { desk } = authOf(deps)

  return routes(auth, {
    login: (context, { body }) => signIn(desk, context, body),
    refresh: async (context, { body }) => {
      refreshLimited(desk, context, body.refreshToken)
      return refresh(desk, context, body.refreshToken)
    },
    logout: (context) => signOut(context),
    userInfo: (context) => userInfo(desk, context, deps.secret),
    relatedAccounts,
    relatedAuth: (context, { body }) => goOver(desk, context, body.userId),
    behalfHash: (context) => makeHash(context, 'ustaz'),
    behalf: (context, { body }) => signInByHash(desk, context, body.hash),
    tutorHash: (context) => makeTutorHash(desk, context),
    ustazRegister: (context, { body }) => register(desk, context, body),
    join: (context, { body }) => join(desk, context, body),
    needPassChange: needsChange,
    passwordChange: (context, { body }) => changePassword(desk, context, body),
    history: (context, { query }) => history(context, query),
    endSession: (context, { body }) => endOne(context, body.id),
    endOthers,
    passwordHistory,
  })
}
