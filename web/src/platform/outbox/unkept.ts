import { store } from '../storage.ts'

const count = store(0)

/** How many writes of this page its device refused to keep, as a full disk does: they live as long as the page. */
export const unkeptCount: Pick<typeof count, 'get' | 'subscribe'> = count

/** Follows what one queue gave its device to keep. `changed` hears that a write became unkept, or is so no more. */
export function keeping(changed: () => void) {
  const held = new Set<string>()
  const unkept = new Set<string>()

  const mark = (id: string, isUnkept: boolean) => {
    if (unkept.has(id) === isUnkept) return
    if (isUnkept) unkept.add(id)
    else unkept.delete(id)
    count.set(count.get() + (isUnkept ? 1 : -1))
    changed()
  }

  return {
    /** Waits for the device; a refusal that comes after the write has ended is of no interest. */
    keep: (id: string, kept: Promise<unknown>): void => {
      held.add(id)
      kept.then(
        () => mark(id, false),
        () => held.has(id) && mark(id, true),
      )
    },
    drop: (id: string): void => {
      held.delete(id)
      mark(id, false)
    },
    size: (): number => unkept.size,
  }
}
