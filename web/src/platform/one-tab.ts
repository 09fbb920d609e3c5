import { uuid } from './http/ids.ts'

/** Whether this tab of the browser is the one that writes. */
export type Writing = 'asking' | 'here' | 'elsewhere'

export type Holder = {
  /** Writes here from now on; the other tab only shows. */
  take: () => void
  release: () => void
}

type Tell = (writing: Writing) => void

/** Lets one tab write under a name: by Web Locks, or by a channel between the tabs where there are none (plain http in a LAN). */
export function holdTab(name: string, tell: Tell): Holder {
  if ('locks' in navigator) return byLocks(navigator.locks, name, tell)
  if (typeof BroadcastChannel !== 'undefined') return byChannel(name, tell)
  tell('here')
  return { take: () => undefined, release: () => undefined }
}

function byLocks(locks: LockManager, name: string, tell: Tell): Holder {
  let free = (): void => undefined
  let isOver = false
  let waiting = new AbortController()
  const keep = () =>
    new Promise<void>((resolve) => {
      free = resolve
      tell('here')
    })
  const ask = (options: LockOptions): void => {
    locks.request(name, options, keep).catch(() => {
      // Taken over by another tab: wait until that one is closed.
      if (isOver || options.signal?.aborted) return
      tell('elsewhere')
      queue()
    })
  }
  const queue = (): void => {
    waiting = new AbortController()
    ask({ signal: waiting.signal })
  }
  void locks.query().then(({ held }) => {
    if (isOver) return
    if (held?.some((one) => one.name === name)) tell('elsewhere')
    queue()
  })
  return {
    take: () => {
      waiting.abort()
      ask({ steal: true })
    },
    release: () => {
      isOver = true
      waiting.abort()
      free()
    },
  }
}

/** What tabs say to each other: who asks, who holds it, who took it, who left. */
type Said = { kind: 'claim' | 'held' | 'take' | 'left'; from: string; to?: string }

/** How long a tab waits for another one to say that it writes. */
const answersWithin = 150

function byChannel(name: string, tell: Tell): Holder {
  const channel = new BroadcastChannel(`one-tab ${name}`)
  const own = uuid()
  let state: Writing = 'asking'
  let isClosed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const become = (next: Writing): void => {
    clearTimeout(timer)
    state = next
    tell(next)
  }
  const say = (kind: Said['kind'], to?: string): void => channel.postMessage({ kind, from: own, ...(to && { to }) })
  const claim = (): void => {
    state = 'asking'
    say('claim')
    timer = setTimeout(() => become('here'), answersWithin)
  }
  channel.onmessage = ({ data }: MessageEvent<Said>) => {
    const { kind, from, to } = data
    // Of two tabs that ask at once the one with the smaller id writes.
    if (kind === 'claim' && (state === 'here' || (state === 'asking' && own < from))) say('held', from)
    if (kind === 'held' && to === own && state === 'asking') become('elsewhere')
    if (kind === 'take' && state !== 'elsewhere') become('elsewhere')
    if (kind === 'left' && state === 'elsewhere') claim()
  }
  claim()
  return {
    take: () => {
      say('take')
      become('here')
    },
    release: () => {
      clearTimeout(timer)
      if (isClosed) return
      isClosed = true
      if (state === 'here') say('left')
      channel.close()
    },
  }
}
