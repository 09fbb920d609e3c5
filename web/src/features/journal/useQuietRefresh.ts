import { marksStored } from '@qalam/contract/journal/events.ts'
import { periodClosed } from '@qalam/contract/period-marks/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLive } from '#platform/realtime.ts'
import type { Board } from '#features/marks/public.tsx'
import { quarterJournal } from './reads.ts'

/** Milliseconds without a keystroke after which fresh data may come in. */
const quiet = 3_000

/** Lets an act wait until nobody has touched anything for a while. */
function whenQuiet() {
  let touched = Number.NEGATIVE_INFINITY
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = (act: () => void): void => {
    clearTimeout(timer)
    const rest = touched + quiet - performance.now()
    if (rest > 0) timer = setTimeout(() => ask(act), rest)
    else act()
  }
  return { ask, touch: () => void (touched = performance.now()), stop: () => clearTimeout(timer) }
}

/**
 * Fetches the journal again when somebody wrote in it: at once for a reader, after a pause for whoever is typing, whose
 * own writes come back as announcements too.
 */
export function useQuietRefresh(board: Board, planUuid: string, quarter: number): void {
  const client = useQueryClient()
  const [calm] = useState(whenQuiet)
  const read = quarterJournal(planUuid, quarter)

  useEffect(() => board.watch(calm.touch), [board, calm])
  useEffect(() => calm.stop, [calm])
  // What was typed here is not in the cache: whoever comes back shall not see the page as it was before.
  useEffect(() => {
    const { queryKey } = quarterJournal(planUuid, quarter)
    return () => void client.invalidateQueries({ queryKey, refetchType: 'none' })
  }, [client, planUuid, quarter])

  useLive(periodClosed, (event) => (event.planUuid === planUuid ? [read] : []))
  useLive(
    marksStored,
    (event) => {
      if (event.planUuid === planUuid) calm.ask(() => void client.invalidateQueries({ queryKey: read.queryKey }))
      return []
    },
    [read],
  )
}
