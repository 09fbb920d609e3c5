import { tokenKey } from './http/early.ts'
import { isMobileApp, tellNative } from './native.ts'
import { rememberedInTab, rememberedText, store, useStore } from './storage.ts'

export type Tokens = { access_token: string; refresh_token?: string | null | undefined }

/** The access token (S-TOKEN-1). The refresh token is a cookie that scripts cannot read. */
export const token = rememberedText(tokenKey)

export const useToken = (): string | null => useStore(token)

type Claims = Record<string, unknown>

/** What of a token tells who stands behind it; the token itself where it cannot be read. */
function readIn(one: string | null, tell: (claims: Claims) => unknown): string | null {
  try {
    const claims: Claims = JSON.parse(atob(one?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? ''))
    return JSON.stringify(tell(claims))
  } catch {
    return one
  }
}

/** Whose token it is: all that it says about the person and the session, without its time and its turn. */
export const holderOf = (one: string | null): string | null =>
  readIn(one, ({ exp: _, iat: _at, turn: _turn, ...person }) => person)

/** In whose name a call with this token acts: the place of a person, whichever session it is. */
export const actorOf = (one: string | null): string | null => readIn(one, ({ sub }) => sub ?? one)

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
const redirectOf = rememberedInTab('redirectOf')

/** Who was here last; null while nobody has been. */
let lastActor = actorOf(token.get())
token.subscribe(() => (lastActor = actorOf(token.get()) ?? lastActor))

/** Where the person was going before the sign-in page; the mobile app keeps its own history (G-GUARD-9). */
export function saveRedirect(address: string): void {
  if (isMobileApp()) return
  redirectTarget.set(address)
  redirectOf.set(lastActor)
}

/**
 * The saved target, once (G-LOGIN-1). Only an address of this site counts, and only for whoever was there, or for anybody
 * when nobody was: the page of one person is none of the next one's.
 */
export function takeRedirect(): string | null {
  const [target, owner] = [redirectTarget.get(), redirectOf.get()]
  redirectTarget.set(null)
  redirectOf.set(null)
  const isTheirs = owner === null || owner === actorOf(token.get())
  return target && isTheirs && !isMobileApp() && /^\/(?![/\\])/.test(target) ? target : null
}
