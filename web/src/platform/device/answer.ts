import { Problem } from '@qalam/contract/kernel/problem.ts'
import { dropRead, keptRead, type KeptKey } from './kept.ts'
import { showsFresh, showsKept } from './shown.ts'

type Reading<T> = {
  place: KeptKey
  /** Milliseconds that the server is given before the page opens from the device. */
  patience: number
  /** Reads what was kept; throws when another version of the product kept it. */
  open: (data: unknown) => T
  /** The server's answer came after the page was opened from the device. */
  late: (answer: T) => void
  /** The server refused what is shown from the device. */
  refused: () => void
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Whether a later try may succeed: the line broke or the server is in trouble. A refusal is an answer. */
const mayComeLater = (failure: unknown): boolean =>
  failure instanceof Problem && (failure.status >= 500 || failure.status === 429)

const isRefusal = (failure: unknown): boolean => failure instanceof Problem && !mayComeLater(failure)

type Copy<T> = { answer: T; at: number }

async function copyOf<T>(place: KeptKey, open: (data: unknown) => T): Promise<Copy<T> | null> {
  const kept = await keptRead(place)
  try {
    return kept && { answer: open(kept.data), at: kept.at }
  } catch {
    return null
  }
}

/**
 * The server's answer, or what the device kept of it where the server cannot be reached or takes longer than the patience;
 * then the answer follows when it comes.
 */
export async function answerOrKept<T>(asked: Promise<T>, { place, patience, ...on }: Reading<T>): Promise<T> {
  const copy = copyOf(place, on.open)
  const fresh = asked.then((answer) => ({ answer, at: null }))
  const patient = copy.then(async (found) => {
    if (found) await pause(patience)
    return found ?? fresh
  })
  const first = await Promise.race([fresh, patient]).catch(async (failure: unknown) => {
    const found = mayComeLater(failure) ? await copy : null
    if (found) return found
    showsFresh(place.hash)
    if (isRefusal(failure)) await dropRead(place)
    throw failure
  })
  if (first.at === null) {
    showsFresh(place.hash)
    return first.answer
  }
  showsKept(place.hash, first.at)
  asked.then(
    (answer) => {
      showsFresh(place.hash)
      on.late(answer)
    },
    (failure) => {
      if (!isRefusal(failure)) return
      showsFresh(place.hash)
      void dropRead(place).then(on.refused)
    },
  )
  return first.answer
}
