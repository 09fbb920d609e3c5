import { delMany, getMany, keys, set, type UseStore } from 'idb-keyval'
import { pageStore } from '#platform/device/page-store.ts'
import { actorOf, token } from '#platform/session.ts'

let opened: UseStore | undefined
const storeOf = (): UseStore => (opened ??= pageStore('qalam-recordings', 'pieces'))

/** Pieces stand in their order: a hundred thousand of two seconds are two days. */
const keyOf = (owner: string, uuid: string, number: number): string =>
  `${owner} ${uuid} ${String(number).padStart(6, '0')}`

const me = (): string => actorOf(token.get()) ?? ''

/** Keeps a piece on the device at once: a page that dies loses the seconds since the last one. */
export const keepPiece = (uuid: string, number: number, piece: Blob): Promise<void> =>
  set(keyOf(me(), uuid, number), piece, storeOf())

async function keysOf(uuid: string | null): Promise<string[]> {
  const all = await keys<string>(storeOf())
  return all.filter((key) => key.startsWith(uuid === null ? `${me()} ` : `${me()} ${uuid} `)).toSorted()
}

/** The recordings that this person has on the device, by their meetings. */
export async function recordingsHere(): Promise<string[]> {
  if (typeof indexedDB === 'undefined') return []
  return [...new Set((await keysOf(null)).map((key) => key.split(' ').at(-2) ?? ''))]
}

/** A recording as one file; what a crash left of it as well. */
export async function recordingOf(uuid: string): Promise<Blob> {
  const pieces = await getMany<Blob>(await keysOf(uuid), storeOf())
  return new Blob(
    pieces.filter((piece) => piece !== undefined),
    { type: 'video/webm' },
  )
}

export const dropRecording = async (uuid: string): Promise<void> => delMany(await keysOf(uuid), storeOf())
