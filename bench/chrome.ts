import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * What is asked of a browser: a page of an origin, opened by somebody whose token lies there; `changed` is a script that
 * changes the page before keys are pressed.
 */
export type Visit = { origin: string; path: string; token: string; shown: string; changed?: string }

/** A browser at rest uses less of one processor. */
const idleShare = 0.08

type Answer = { id?: number; result?: Record<string, unknown>; error?: { message: string } }

/**
 * A browser that nobody watches: a test driver listens to the network and to every script, which takes a first load a
 * tenth of its time and a key a fifth. It is told where to go and what to press, and asked afterwards what it painted when.
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

  /** Seconds of the processors that the browser's processes have used. */
  const used = async (): Promise<number> => {
    const { processInfo } = await ask('SystemInfo.getProcessInfo', {})
    return (processInfo as { cpuTime: number }[]).reduce((sum, { cpuTime }) => sum + cpuTime, 0)
  }

  /**
   * Waits until the browser has done nothing for half a second. A new window loads pages of the browser's own, such as the
   * popup of its address bar, which take a second or two and more of the processors than the page that is measured.
   */
  const settled = async (): Promise<void> => {
    let [last, still] = [await used(), 0]
    for (let turn = 0; still < 2 && turn < 40; turn++) {
      await wait(250)
      const now = await used()
      still = now - last < idleShare * 0.25 ? still + 1 : 0
      last = now
    }
  }

  /** Opens the page in a profile without cache. */
  const open = async ({ origin, path, token, shown }: Visit) => {
    const { browserContextId } = await ask('Target.createBrowserContext', {})
    const { targetId } = await ask('Target.createTarget', { url: `${origin}/health`, browserContextId })
    const { sessionId } = await ask('Target.attachToTarget', { targetId, flatten: true })
    const inPage = (method: string, params: object) => ask(method, params, String(sessionId))
    const evaluate = async (expression: string): Promise<unknown> => {
      const { result } = await inPage('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })
      return (result as { value?: unknown }).value
    }
    await wait(500)
    await evaluate(`localStorage.setItem('token', ${JSON.stringify(token)})`)
    await settled()
    await inPage('Page.navigate', { url: `${origin}${path}` })
    await wait(2_500)
    if (!(await evaluate(`document.querySelector(${JSON.stringify(shown)}) !== null`)))
      throw new Error(`${path} does not show ${shown}`)
    const close = () => ask('Target.disposeBrowserContext', { browserContextId })
    return { inPage, evaluate, close }
  }

  /** Opens a page and tells when its largest piece was painted, in ms from the start. */
  const visit = async (asked: Visit): Promise<number> => {
    const { evaluate, close } = await open(asked)
    const painted = await evaluate(largestPaint)
    await close()
    if (typeof painted !== 'number' || painted === 0) throw new Error(`${asked.path} was not painted`)
    return painted
  }

  /** Presses keys in what is shown and tells of each how long it took until its frame was painted, in ms. */
  const type = async (asked: Visit, keys: readonly string[]): Promise<number[]> => {
    const { inPage, evaluate, close } = await open(asked)
    await wait(1_500)
    const place = await evaluate(`(() => {
      const { x, y, width, height } = document.querySelector(${JSON.stringify(asked.shown)}).getBoundingClientRect()
      return { x: x + width / 2, y: y + height / 2 }
    })()`)
    for (const kind of ['mousePressed', 'mouseReleased'])
      await inPage('Input.dispatchMouseEvent', { type: kind, ...Object(place), button: 'left', clickCount: 1 })
    if (asked.changed) await evaluate(asked.changed)
    await evaluate(listenToKeys)
    for (const key of keys) {
      await inPage('Input.dispatchKeyEvent', pressOf(key))
      await inPage('Input.dispatchKeyEvent', { ...pressOf(key), type: 'keyUp' })
      await wait(25)
    }
    await wait(1_000)
    const painted = await evaluate('painted')
    await close()
    if (!Array.isArray(painted)) throw new Error('No key was heard')
    return painted
  }

  const close = async () => {
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill()
    await gone
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  return { visit, type, close }
}

const codes: Record<string, number> = {
  Backspace: 8,
  Enter: 13,
  ArrowUp: 38,
  ArrowRight: 39,
  ArrowDown: 40,
  Delete: 46,
}

/** A key as the protocol wants it: one that writes brings its text. */
function pressOf(key: string) {
  const text = key === 'Enter' ? '\r' : key.length === 1 ? key : undefined
  const named = { key, code: key.length === 1 ? `Digit${key}` : key }
  const windowsVirtualKeyCode = codes[key] ?? key.charCodeAt(0)
  return { type: text ? 'keyDown' : 'rawKeyDown', ...named, windowsVirtualKeyCode, ...(text && { text }) }
}

/** Notes the time from each press to the first task after the frame that shows it. */
const listenToKeys = `
  globalThis.painted = []
  addEventListener('keydown', (event) => {
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => void painted.push(performance.now() - event.timeStamp)
      port2.postMessage(null)
    })
  }, { capture: true })`

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
