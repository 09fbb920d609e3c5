// Loaded before everything else, so it imports next to nothing.
import { browserId, uuid } from './ids.ts'

/** Where the browser keeps the access token and the chosen language. */
export const tokenKey = 'token'
export const languageKey = 'lang'
/** How far the server's clock is ahead of the device's, in milliseconds, where the device's is wrong. */
export const aheadKey = 'clockAhead'

/** The headers of every call: language, browser, its own id, and the token of the session (C-HDR-1…4). */
export const callHeaders = (language: string, token: string | null): Record<string, string> => ({
  Accept: 'application/json',
  'X-Localization': language,
  'X-Mathrix': browserId(),
  'X-Request-Id': uuid(),
  ...(token && { Authorization: `Bearer ${token}` }),
})

type EarlyCall = { headers: Record<string, string>; answer: Promise<Response> }
const waiting = new Map<string, EarlyCall>()

// The body is read at once: an unread answer would keep its connection busy.
const whole = async (answer: Response): Promise<Response> => new Response(await answer.arrayBuffer(), answer)

/** Sends a GET before the code that wants its answer has come; whoever asks the same first takes the answer. */
export function askEarly(url: string, language: string, token: string | null): void {
  const headers = callHeaders(language, token)
  const answer = fetch(url, { method: 'GET', headers, credentials: 'same-origin' }).then(whole)
  // The answer may never be asked for; its failure is not an unhandled one.
  answer.catch(() => undefined)
  waiting.set(url, { headers, answer })
}

const isSame = (a: Record<string, string>, b: Record<string, string>): boolean =>
  ['Authorization', 'X-Localization', 'X-Quarter'].every((name) => a[name] === b[name])

/** The answer to the same GET sent before, once; null when there is none, or it was asked by another or otherwise. */
export function takeEarly(url: string, headers: Record<string, string>): Promise<Response> | null {
  const sent = waiting.get(url)
  waiting.delete(url)
  return sent && isSame(sent.headers, headers) ? sent.answer : null
}
