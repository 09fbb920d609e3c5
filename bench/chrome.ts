import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** What is asked of a browser: a page of an origin, opened by somebody whose token lies there. */
export type Visit = { origin: string; path: string; token: string; shown: string }

type Answer = { id?: number; result?: Record<string, unknown>; error?: { message: string } }

/**
 * A browser that nobody watches: a test driver listens to the network and to every script, which takes a first load a
 * tenth of its time. It is told where to go, and asked afterwards what it painted when.
 */
export async function openChrome(executable: string, flags: readonly string[]) {
  const profile = mkdtempSync(join(tmpdir(), 'qalam-chrome-'))
  const own = ['--headless', '--remote-debugging-port=0', `--user-data-dir=${profile}`, '--window-size=1366,768']
  const child = spawn(executable, [...own, ...flags, 'about:blank'], { stdio: ['ignore', 'ignore', 'pipe'] })
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1]
      if (found) resolve(found)
    })
    child.once('exit', (code) => reject(new Error(`The browser ended with ${code}: ${said.slice(-500)}`)))
  })
  const ask = await speakTo(address)

  /** Opens the page in a profile without cache and tells when its largest piece was painted, in ms from the start. */
  const visit = async ({ origin, path, token, shown }: Visit): Promise<number> => {
    const { browserContextId } = await ask('Target.createBrowserContext', {})
    const { targetId } = await ask('Target.createTarget', { url: `${origin}/health`, browserContextId })
    const { sessionId } = await ask('Target.attachToTarget', { targetId, flatten: true })
    const evaluate = async (expression: string): Promise<unknown> => {
      const asked = { expression, awaitPromise: true, returnByValue: true }
      const { result } = await ask('Runtime.evaluate', asked, String(sessionId))
      return (result as { value?: unknown }).value
    }
    await wait(500)
    await evaluate(`localStorage.setItem('token', ${JSON.stringify(token)})`)
    await wait(700)
    await ask('Page.navigate', { url: `${origin}${path}` }, String(sessionId))
    await wait(2_500)
    const painted = await evaluate(`document.querySelector(${JSON.stringify(shown)}) && ${largestPaint}`)
    await ask('Target.disposeBrowserContext', { browserContextId })
    if (typeof painted !== 'number' || painted === 0) throw new Error(`${path} was not painted: ${String(painted)}`)
    return painted
  }

  const close = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill()
    await gone
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return { visit, close }
}

const largestPaint = `new Promise((resolve) => {
  new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? 0))
    .observe({ type: 'largest-contentful-paint', buffered: true })
})`

/** Calls of the protocol over one socket. */
async function speakTo(address: string) {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`No browser at ${address}`)))
  })
  const waiting = new Map<number, (answer: Answer) => void>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const answer: Answer = JSON.parse(String(data))
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  return (method: string, params: object, sessionId?: string): Promise<Record<string, unknown>> =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, ({ result, error }) => {
        waiting.delete(id)
        if (error) reject(new Error(`${method}: ${error.message}`))
        else resolve(result ?? {})
      })
      socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }))
    })
}
