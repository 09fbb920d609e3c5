import { DetailedError, Upload } from 'tus-js-client'
import { actorOf, token } from '../session.ts'
import { refreshed } from './refresh.ts'
import type { Form, OnSent } from './transmit-form.ts'

/** Where files come in parts (tus 1.0.0). */
const uploadsPath = '/api/v1/bs/uploads'
/** Bytes of one request: what a killed server loses at most. */
const partBytes = 4 * 1024 * 1024
/** Waits between attempts while the line is broken and the browser thinks it is there, in milliseconds. */
const waits = [300, 1_000, 3_000, 5_000, 10_000, 20_000]

/**
 * Sends the files of a form part by part, and then makes the call with their ids. A line that breaks is waited for; what
 * had come is not sent again, neither after a reload, when the person chooses the same file for the same call.
 */
export async function transmitParts(form: Form, onSent: OnSent): Promise<Response> {
  const files = form.body.getAll('file').filter((one) => one instanceof File)
  const total = files.reduce((sum, { size }) => sum + size, 0)
  const sent: Upload[] = []
  let before = 0
  for (const file of files) {
    const start = before
    const one = await sendOne(form, file, (bytes) => onSent(start + bytes, total))
    if (one instanceof Response) return one
    sent.push(one)
    before += file.size
  }

  const ids = sent.map(({ url }) => url?.split('/').at(-1) ?? '')
  const headers = { ...form.headers, ...bearer(), 'X-Uploads': ids.join(',') }
  const { method, url, signal } = form
  const answer = await fetch(url, { method, headers, credentials: 'same-origin', ...(signal && { signal }) })
  // An answer is final for these files; one that may be another the next time finds them there.
  if (answer.status < 500 && answer.status !== 426 && answer.status !== 429) await Promise.all(sent.map(forget))
  return answer
}

const bearer = () => ({ Authorization: `Bearer ${token.get() ?? ''}` })

/** The whole file sent, or the server's refusal of it. Rejects where the line broke for good or the person stopped it. */
async function sendOne(form: Form, file: File, onBytes: (bytes: number) => void): Promise<Upload | Response> {
  const { signal } = form
  const target = `${form.method} ${form.url}`
  const { promise, resolve, reject } = Promise.withResolvers<Upload | Response>()
  let expired: string | null = null

  const upload = new Upload(file, {
    endpoint: new URL(uploadsPath, window.location.origin).href,
    chunkSize: partBytes,
    retryDelays: waits,
    metadata: { filename: file.name, target },
    fingerprint: async () => [actorOf(token.get()), target, file.name, file.size, file.lastModified].join(' '),
    onBeforeRequest: async (request) => {
      const language = form.headers['X-Localization']
      if (language) request.setHeader('X-Localization', language)
      if (expired !== null) await refreshed(expired)
      expired = null
      request.setHeader('Authorization', bearer().Authorization)
    },
    onShouldRetry: ({ originalResponse }) => {
      const status = originalResponse?.getStatus() ?? 0
      if (status === 426) expired = token.get()
      return status === 0 || status === 409 || status === 426 || status >= 500
    },
    onProgress: onBytes,
    onSuccess: () => resolve(upload),
    onError: (failure) => {
      if (!signal?.aborted && !navigator.onLine) void online().then(() => !signal?.aborted && upload.start())
      else settle(failure)
    },
  })
  const settle = (failure: Error) => {
    const refusal = failure instanceof DetailedError ? responseOf(failure) : null
    if (refusal) resolve(refusal)
    else reject(new TypeError('The line broke while a file was sent.'))
  }
  const stop = () => void upload.abort().then(() => reject(signal?.reason))
  signal?.addEventListener('abort', stop, { once: true })
  if (signal?.aborted) throw signal.reason

  const [known] = await upload.findPreviousUploads()
  if (known) upload.resumeFromPreviousUpload(known)
  upload.start()
  return promise.finally(() => signal?.removeEventListener('abort', stop))
}

/** What the server said; null where no answer came. */
function responseOf({ originalResponse }: DetailedError): Response | null {
  const status = originalResponse?.getStatus() ?? 0
  return status < 400 ? null : new Response(originalResponse?.getBody() ?? null, { status })
}

const online = (): Promise<unknown> =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))

/** The same file for the same call is sent anew the next time. */
async function forget(upload: Upload): Promise<void> {
  const storage = upload.options.urlStorage
  for (const { urlStorageKey } of await upload.findPreviousUploads()) await storage?.removeUpload(urlStorageKey)
}
