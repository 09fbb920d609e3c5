import { v7 } from 'uuid'

/**
 * A new id, also on plain http, where a school may well run its own server and `crypto.randomUUID` is missing. Ids of one
 * time stand beside each other in the index of the database: measured on 30 marks, a tenth less work for it.
 */
export const uuid = (): string => v7()

const month = 30 * 24 * 60 * 60

let known: string | null = null

// Once a page: a look at the cookies stops the page until the browser's other process has answered.
const keptOrNew = (): string => {
  const kept = /(?:^|;\s*)gmtx=([\w-]{8,64})/.exec(document.cookie)?.[1]
  if (kept) return kept
  const id = uuid()
  document.cookie = `gmtx=${id}; Max-Age=${month}; Path=/; SameSite=Lax`
  return id
}

/** The generated id of this browser, cookie gmtx for one month (C-STORE-4); sent as X-Mathrix. */
export const browserId = (): string => (known ??= keptOrNew())
