/**
 * An answer as the browser's own: a `Response` with real headers and a body that is read once. An object goes as JSON, a
 * text as it is, such as the sign-in page of a network.
 */
export function answered(status: number, body: object | string | null, headers: Record<string, string> = {}): Response {
  const isJson = typeof body === 'object' && body !== null
  const type = isJson ? { 'Content-Type': 'application/json' } : {}
  const answer = new Response(isJson ? JSON.stringify(body) : body, { headers: { ...type, ...headers } })
  // A server may send any number, as 666 for a missed payment; a Response made by hand takes 200 to 599.
  Object.defineProperties(answer, { status: { value: status }, ok: { value: status >= 200 && status < 300 } })
  return answer
}
