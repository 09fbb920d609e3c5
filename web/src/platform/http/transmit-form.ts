/** Is told how many bytes of a form are on their way, of how many. */
export type OnSent = (sent: number, total: number) => void

export type Form = {
  method: string
  url: string
  headers: Record<string, string>
  body: FormData
  signal?: AbortSignal | undefined
}

/** Sends a form and tells how far it is, which fetch cannot. Like fetch, it fails only where no answer comes. */
export function transmitForm({ method, url, headers, body, signal }: Form, onSent: OnSent): Promise<Response> {
  const { promise, resolve, reject } = Promise.withResolvers<Response>()
  const request = new XMLHttpRequest()
  request.open(method, url)
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
  request.upload.onprogress = ({ loaded, total }) => onSent(loaded, total)
  request.onload = () => resolve(responseOf(request))
  request.onerror = () => reject(new TypeError('The line broke while a form was sent.'))
  request.onabort = () => reject(signal?.reason)
  signal?.addEventListener('abort', () => request.abort())
  if (signal?.aborted) reject(signal.reason)
  else request.send(body)
  return promise
}

/** Answers without a body, by their status (RFC 9110). */
const bare = new Set([204, 205, 304])

function responseOf(request: XMLHttpRequest): Response {
  const lines = request
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)
    .filter(Boolean)
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon), line.slice(colon + 1).trim()]
  })
  return new Response(bare.has(request.status) ? null : request.responseText, { status: request.status, headers })
}
