import { addDays } from '@qalam/contract/kernel/calendar.ts'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { House } from '#platform/testing/school.ts'
import { type Act, act, done, type Named } from './acts.ts'
import { differences, passing } from './compared.ts'
import { isOfFamily, pictureOf } from './picture.ts'
import { townIn } from './town.ts'

// Two schools live on by random acts. After each of them every day that is over is shown to pupils, teachers and the
// management as it was, but for what the preview of the act, or the act itself, named.
//   BELONGING_WALKS  how many walks each part takes (25); BELONGING_SEED  those of a run before

const walks = Number(process.env['BELONGING_WALKS'] ?? 25)
const given = process.env['BELONGING_SEED']
const acts = fc.array(fc.record({ act, later: fc.oneof(fc.constant(0), fc.nat(9)) }), { minLength: 3, maxLength: 4 })

/** Lives on from a day, in a town of its own for each walk. The seed stands in the report of a walk that fails. */
export const liveOn = (house: House, from: string): Promise<void> =>
  fc.assert(
    fc.asyncProperty(acts, (some) => walk(house, from, some)),
    { numRuns: walks, ...(given !== undefined && { seed: Number(given) }) },
  )

async function walk(house: House, from: string, acts: readonly { act: Act; later: number }[]): Promise<void> {
  let today = from
  const setClock = () => house.setClock(new Date(`${today}T04:10:00Z`))
  setClock()
  const town = await townIn(house, from)
  let unseen: Named = []
  let last = await pictureOf(town, today)
  for (const { act, later } of acts) {
    if (later > 0) {
      today = addDays(today, later)
      setClock()
      const passed = await pictureOf(town, today, last)
      expect(passing(last, passed)).toEqual([])
      last = passed
    }
    // What was named of a diary that is closed is seen when it is opened again.
    const named = [...unseen, ...(await done(town, act, today))]
    const after = await pictureOf(town, today, last)
    expect({ act, today, found: differences(last, after, named) }).toEqual({ act, today, found: [] })
    unseen = named.filter((key) => [...after.closed].some((userId) => isOfFamily(key, userId)))
    last = after
  }
}
