/** Milliseconds a notice stays: 7 s for a success the server announced, 5 s for the rest (C-TIME-2, Q-067). */
export const alertStays = 7000
export const noticeStays = 5000

export type Toast = {
  kind: 'success' | 'warning' | 'error'
  /** Absent: the default text of its kind (ERR-TEXT-1…3). */
  text?: string
  stays: number
}

const listeners = new Set<(notice: Toast) => void>()

/** The shell listens and draws; the platform itself draws nothing. Returns how to stop listening. */
export function onNotice(listener: (notice: Toast) => void): () => void {
  listeners.add(listener)
  for (const notice of unheard.splice(0)) listener(notice)
  return () => void listeners.delete(listener)
}

// What happens while the page starts is kept until somebody listens.
const unheard: Toast[] = []

function tell(notice: Toast): void {
  if (listeners.size === 0) unheard.push(notice)
  listeners.forEach((listener) => listener(notice))
}

const withText = (text: string | undefined) => (text ? { text } : {})

/** Something went wrong; 5 s. */
export const tellError = (text?: string): void => tell({ kind: 'error', stays: noticeStays, ...withText(text) })
/** Something to mind; 5 s. */
export const tellWarning = (text?: string): void => tell({ kind: 'warning', stays: noticeStays, ...withText(text) })
/** Something worked; 7 s when the server announced it (ERR-NOTE-1). */
export const tellSuccess = (text?: string, stays = noticeStays): void =>
  tell({ kind: 'success', stays, ...withText(text) })
