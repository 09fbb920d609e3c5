import type { MarkPeriod } from '@qalam/contract/period-marks/rules.ts'
import type { PeriodMark, PeriodMarkResult } from '@qalam/contract/period-marks/shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { endingOf } from '#platform/outbox/ending.ts'
import type { Ending, Trouble } from '#platform/outbox/entry.ts'
import { useQueue } from '#platform/outbox/useQueue.ts'
import { periodOutboxOf, type PeriodWrite, slotOf } from './periodOutbox.ts'

/** What is shown for a student and period: `here` is a value that is on this device only. */
type Shown = { mark: PeriodMark; here: boolean }
export type PeriodTrouble = Trouble<PeriodWrite, PeriodMarkResult>
export type PeriodMarks = ReturnType<typeof usePeriodMarks>

/** The marks of periods of a plan as they are written on this page: by the queue of the device, in the order of typing. */
export function usePeriodMarks(planUuid: string) {
  const outbox = periodOutboxOf(useQueryClient())
  const queue = useQueue(outbox)
  /** What the server answered, until the page has read it anew. */
  const [taken] = useState(() => new Map<string, PeriodMark>())
  useEffect(() => {
    const stops = [
      outbox.attend((slot) => slot.startsWith(planUuid)),
      outbox.hear(({ entry, answer }) => answer && taken.set(entry.slot, answer.says.current)),
    ]
    return () => stops.forEach((stop) => stop())
  }, [outbox, planUuid, taken])

  const standing = (period: MarkPeriod, studentId: number, read: PeriodMark): PeriodMark => {
    const answered = taken.get(slotOf({ planUuid, period, studentId }))
    return answered && answered.version > read.version ? answered : read
  }
  const shown = (period: MarkPeriod, studentId: number, read: PeriodMark): Shown => {
    const mark = standing(period, studentId, read)
    const at = queue.at(slotOf({ planUuid, period, studentId }))
    if (at.state !== 'typed') return { mark, here: false }
    const { score, unmarked, comment } = at.value
    return { mark: { ...mark, score, unmarked, comment }, here: true }
  }
  const put = (write: Omit<PeriodWrite, 'planUuid'>, base: number): string => {
    const value = { planUuid, ...write }
    return outbox.put({ slot: slotOf(value), owner: queue.owner, value, base })
  }

  return {
    ...{ waiting: queue.waiting, hindered: queue.hindered, flush: queue.flush },
    shown,
    put,
    /** How each write ended; null for one that waits on this device. */
    endings: (ids: readonly string[]): Promise<(Ending<PeriodWrite, PeriodMarkResult> | null)[]> =>
      Promise.all(ids.map((id) => endingOf(outbox, { id, owner: queue.owner }))),
    troubles: (): PeriodTrouble[] => queue.troubles().filter(({ entry }) => entry.value.planUuid === planUuid),
    /** A person has decided: `again` sends what was typed upon what stands now. */
    resolve: ({ entry, answer }: PeriodTrouble, again: boolean): void => {
      queue.resolve(entry.slot)
      const { planUuid: _, ...write } = entry.value
      if (again) put(write, answer?.version ?? entry.base ?? 0)
    },
    /** Gives up a write that the dialog tells about itself. */
    giveUp: (slot: string): void => queue.resolve(slot),
  }
}
