import { z } from 'zod'
import { remembered } from '../storage.ts'

/** An older version knew of one queue only. */
const Names = z.preprocess((kept) => (kept === true ? ['marks'] : kept), z.array(z.string()).max(20))

const names = remembered('outbox-left', Names, [])

/** The queues of which something may lie on this device that an earlier page could not bring home. */
export const leftoverQueues = (): readonly string[] => names.get()

export function noteLeftovers(queue: string, isLeft: boolean): void {
  const known = names.get()
  if (known.includes(queue) === isLeft) return
  names.set(isLeft ? [...known, queue] : known.filter((name) => name !== queue))
}
