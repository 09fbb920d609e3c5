export type NoticeKind = 'success' | 'warning' | 'error'

export type Notice = {
  kind: NoticeKind
  title?: string | undefined
  text?: string | undefined
  /** One thing to do about it, such as taking it back; the notice goes when it is pressed. */
  action?: { label: string; run: () => void } | undefined
  /** Milliseconds. Absent: 7000 for a success, 5000 for the rest (C-TIME-2). */
  stays?: number | undefined
}

export type ShownNotice = Notice & { id: number; stays: number }

let shown: readonly ShownNotice[] = []
let lastId = 0
const listeners = new Set<() => void>()

function show(next: readonly ShownNotice[]): void {
  shown = next
  listeners.forEach((listener) => listener())
}

/** Tells the person something from anywhere; <Notices> draws it. Returns the id to take it down with. */
export function notify(notice: Notice): number {
  lastId += 1
  const stays = notice.stays ?? (notice.kind === 'success' ? 7000 : 5000)
  show([...shown.slice(-3), { ...notice, stays, id: lastId }])
  return lastId
}

/** Takes one notice down, or all of them. */
export const dismiss = (id?: number): void => show(id === undefined ? [] : shown.filter((notice) => notice.id !== id))

/** Takes down the notices that offer to do something: whoever they were for has left. */
export const dismissOffers = (): void => show(shown.filter(({ action }) => !action))

export const noticeStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  read: () => shown,
}
