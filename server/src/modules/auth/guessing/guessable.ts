import { Worker } from 'node:worker_threads'

/** What crosses to the worker and back. The score is 0 (guessed at once) to 4. */
export type Question = { id: number; password: string; words: string[] }
export type Estimated = { id: number; score: number }

/** Beyond this many characters a password is as strong as its beginning says: to look at more only takes time. */
const looked = 24
/** The dictionaries take some 70 MB: they are let go when nobody has asked for this long, in milliseconds. */
const idle = 60_000

type Waiting = { resolve: (score: number) => void; reject: (error: unknown) => void }

const waiting = new Map<number, Waiting>()
let worker: Worker | null = null
let leaving: NodeJS.Timeout | undefined
let counter = 0

/** Passwords are estimated beside the event loop: one takes up to tens of milliseconds, loading the lists half a second. */
function started(): Worker {
  if (worker) return worker
  const made = new Worker(new URL('./estimate-worker.ts', import.meta.url))
  made.on('message', ({ id, score }: Estimated) => {
    waiting.get(id)?.resolve(score)
    waiting.delete(id)
  })
  made.on('error', (error) => {
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  })
  made.on('exit', () => {
    if (worker === made) worker = null
  })
  made.unref()
  worker = made
  return made
}

function leaveLater(): void {
  clearTimeout(leaving)
  leaving = setTimeout(() => void (waiting.size === 0 && worker?.terminate()), idle)
  leaving.unref()
}

function scoreOf(password: string, words: readonly string[]): Promise<number> {
  const id = ++counter
  const asked = new Promise<number>((resolve, reject) => waiting.set(id, { resolve, reject }))
  const question: Question = { id, password: [...password].slice(0, looked).join(''), words: [...words] }
  started().postMessage(question)
  leaveLater()
  return asked
}

/** The least score: a pupil's short password may be the best that four characters give, the staff's is guessed in 10⁶. */
const leastScore = { family: 1, staff: 2 } as const

/**
 * Whether a password is among those that are tried first, by the lists and patterns of zxcvbn; `words` are those that
 * belong to the person, such as names, the login and the IIN.
 */
export async function isGuessable(
  password: string,
  words: readonly string[],
  whose: keyof typeof leastScore,
): Promise<boolean> {
  return (await scoreOf(password.normalize('NFC'), words)) < leastScore[whose]
}
