import { tokenKey } from './http/early.ts'
import { isMobileApp, tellNative } from './native.ts'
import { rememberedInTab, rememberedText, store, useStore } from './storage.ts'

export type Tokens = { access_token: string; refresh_token?: string | null | undefined }

/** The access token (S-TOKEN-1). The refresh token is a cookie that scripts cannot read. */
export const token = rememberedText(tokenKey)

export const useToken = (): string | null => useStore(token)

/** Whose token it is: what it says about the person, without its time; the token itself where it cannot be read. */
export function holderOf(one: string | null): string | null {
  try {
    const {
      exp: _,
      iat: _at,
      ...person
    } = JSON.parse(atob(one?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''))
    return JSON.stringify(person)
  } catch {
    return one
  }
}

/** Status of the token refresh (S-REFRESH-1); `loaded` after login (S-REFRESH-5). */
export const refreshStatus = store<'loading' | 'loaded' | 'reject'>('loaded')

const native = ({ access_token, refresh_token }: Tokens) => ({
  token: access_token,
  refreshToken: refresh_token ?? null,
})

/** True from a sign-in until the person has been led to their first page (G-LOGIN-1…6). */
export const arriving = store(false)

export function startSession(tokens: Tokens): void {
  arriving.set(true)
  tellNative({ type: 'login', payload: native(tokens) })
  refreshStatus.set('loaded')
  token.set(tokens.access_token)
}

export function renewSession(tokens: Tokens): void {
  tellNative({ type: 'tokenRefreshed', payload: native(tokens) })
  refreshStatus.set('loaded')
  token.set(tokens.access_token)
}

/** Local logout; the wrappers are told too (S-LOGOUT-1, S-LOGOUT-2). What was loaded is dropped by whoever watches the token. */
export function endSession(): void {
  if (token.get() === null) return
  tellNative({ type: 'logout', payload: {} })
  token.set(null)
}

const redirectTarget = rememberedInTab('redirectTo')

/** Where the person was going before the sign-in page; the mobile app keeps its own history (G-GUARD-9). */
export function saveRedirect(address: string): void {
  if (!isMobileApp()) redirectTarget.set(address)
}

/** The saved target, once (G-LOGIN-1). Only an address of this site counts. */
export function takeRedirect(): string | null {
  const target = redirectTarget.get()
  redirectTarget.set(null)
  return target && !isMobileApp() && /^\/(?![/\\])/.test(target) ? target : null
}
