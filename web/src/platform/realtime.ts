import { type DataOf, type Event, readAnew } from '@qalam/contract/kernel/event.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { Socket } from 'socket.io-client'
import type { Reads } from './api.ts'
import { idle } from './idle.ts'
import { holderOf, token } from './session.ts'
import { store, useStore } from './storage.ts'

/** How often reads are fetched again while there is no socket. */
const pollEvery = 10_000

const enabled = store(true)
const connected = store(false)
let socket: Promise<Socket> | null = null

/** The flag `sockets` switches realtime off (SH-FLAG-6, Q-049); the same reads are then polled. */
export function allowSockets(allowed: boolean): void {
  enabled.set(allowed)
  if (!allowed) dropSocket()
}

/** What is done when the server closes the socket: it does so when the session ended or the rights are others by now. */
let askAnew: () => Promise<unknown> = async () => undefined

/** Set once at start by whoever knows how to ask the server who is signed in. */
export function whenClosedByServer(ask: () => Promise<unknown>): void {
  askAnew = ask
}

/** What is done when the server tells that whatever is shown may be stale. */
let readAllAnew: () => Promise<unknown> = async () => undefined

/** Set once at start by whoever holds all that was read. */
export function whenToldToReadAnew(read: () => Promise<unknown>): void {
  readAllAnew = read
}

function dropSocket(): void {
  void socket?.then((one) => one.disconnect())
  socket = null
  connected.set(false)
}

// The client is 14 KB and nobody waits for it: it comes when the page stands and the browser has nothing to do.
async function open(): Promise<Socket> {
  await idle()
  const { io } = await import('socket.io-client')
  const one = io({
    path: '/socket.io',
    auth: (give) => give({ token: token.get() }),
    transports: ['websocket', 'polling'],
  })
  one.on('connect', () => connected.set(true))
  one.on('disconnect', (reason) => {
    connected.set(false)
    if (reason === 'io server disconnect') void askAnew().then(() => isCurrent(one).then((is) => is && one.connect()))
  })
  one.on('connect_error', () => connected.set(false))
  one.on(readAnew, () => void readAllAnew())
  return one
}

const isCurrent = async (one: Socket): Promise<boolean> => (await socket) === one && token.get() !== null

/** The socket is of whoever was signed in when it was opened: it goes with them. */
let holder = holderOf(token.get())
token.subscribe(() => {
  const next = holderOf(token.get())
  if (next !== holder) dropSocket()
  holder = next
  // A refusal by the server is final for the client: a token that ran out waits for the renewed one.
  void socket?.then((one) => (one.active ? undefined : one.connect())).catch(() => undefined)
})

function opened(): Promise<Socket> | null {
  if (!enabled.get() || token.get() === null) return null
  socket ??= open()
  return socket
}

/** Hears a name until the answer is called. */
function listen(name: string, heard: (data: unknown) => void): () => void {
  let live = true
  const hear = (data: unknown) => {
    if (live) heard(data)
  }
  const one = opened()
  void one?.then((ready) => (live ? ready.on(name, hear) : undefined)).catch(() => connected.set(false))
  return () => {
    live = false
    void one?.then((ready) => ready.off(name, hear)).catch(() => undefined)
  }
}

/**
 * Fetches reads again when the server tells an event. Without a socket `polled` is fetched again every 10 s.
 * `useLive(marksStored, ({ planUuid }) => [quarterJournal(planUuid)], [quarterJournal(mine)])`
 */
export function useLive<E extends Event>(
  { name, data }: E,
  stale: (told: DataOf<E>) => Reads,
  polled: Reads = [],
): void {
  const client = useQueryClient()
  const isConnected = useStore(connected)
  const isEnabled = useStore(enabled)
  const refetch = useEffectEvent((reads: Reads) =>
    reads.forEach(({ queryKey }) => void client.invalidateQueries({ queryKey })),
  )
  const heard = useEffectEvent((told: unknown) => {
    const known = data.safeParse(told)
    // One of another shape is of another version of the server: what is shown may be stale.
    refetch(known.success ? stale(known.data as DataOf<E>) : polled)
  })
  const poll = useEffectEvent(() => {
    if (document.visibilityState === 'visible') refetch(polled)
  })
  const readAgain = useEffectEvent(() => refetch(polled))

  useEffect(() => listen(name, (told) => heard(told)), [name, isEnabled])
  const wasAway = useRef(!isConnected)
  useEffect(() => {
    if (isConnected) {
      // What was told while nobody listened, also to a page that nobody looks at.
      if (wasAway.current) readAgain()
      wasAway.current = false
      return undefined
    }
    wasAway.current = true
    const timer = setInterval(() => poll(), pollEvery)
    return () => clearInterval(timer)
  }, [isConnected])
}
