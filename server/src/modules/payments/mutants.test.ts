import { writeFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { test } from 'vitest'
import { type House, openHouse, schoolIn } from '#platform/testing/school.ts'
import { type Act, anyAct, stories } from './testing/acts.ts'
import { openCounter } from './testing/counter.ts'
import { shown } from './testing/paper.ts'
import { newGame, putAway, shownOf } from './testing/game.ts'
import { steps } from './testing/play.ts'
import { firstDifference } from './public.ts'

// Played by tools/tests/mutate/ledger.ts alone, in a copy of the server where every mutant stands behind its number.

const numbers = (process.env['MUTANTS'] ?? '').split(' ').filter(Boolean).map(Number)
const turnTo = (mutant: number) => Object.assign(globalThis, { mutant })

async function openTable() {
  const { counter, settings, port, close } = await openCounter()
  const house: House = await openHouse(settings)
  await house.app.http.listen({ port, host: '127.0.0.1' })
  const school = await schoolIn(house)
  await school.db.deleteFrom('subscription').where('school_id', '=', school.id).execute()
  const leave = async () => {
    await close()
    await house.close()
  }
  return { school, counter, leave }
}
type Table = Awaited<ReturnType<typeof openTable>>

/** Whether the sequences tell something else than the paper does, or stop. */
async function isNoticed({ school, counter }: Table, sequences: Act[][]): Promise<string | null> {
  try {
    for (const acts of sequences) {
      const game = await newGame(school, counter)
      for (const act of acts) {
        await steps[act.kind](game, act)
        const [is, wanted] = [JSON.stringify(await shownOf(game)), JSON.stringify(shown(game.model))]
        if (is !== wanted) return `${act.kind}: ${is} instead of ${wanted}`
      }
      const difference = await firstDifference(school.db)
      if (difference !== null) return difference
      await putAway(game)
    }
    return null
  } catch (failure) {
    return String(failure).slice(0, 200)
  }
}

test.skipIf(numbers.length === 0)(
  'each mutant of the ledger is noticed',
  async () => {
    const anySequence = fc.array(anyAct, { minLength: 8, maxLength: 14 })
    const more = fc.sample(anySequence, { numRuns: Number(process.env['MUTANTS_RUNS'] ?? 12), seed: 20261125 })
    const sequences = [...stories, ...more]
    const killed: number[] = []
    let table = await openTable()
    let patience = 600_000
    for (const mutant of [0, ...numbers]) {
      turnTo(mutant)
      const began = Date.now()
      const said = await Promise.race([isNoticed(table, sequences), wait(patience, 'it never ends', { ref: false })])
      turnTo(0)
      if (mutant === 0) patience = Math.max(20_000, 4 * (Date.now() - began))
      if (said === null) {
        process.stderr.write(`${mutant === 0 ? 'as it is' : `✗ ${mutant}`}\n`)
        continue
      }
      if (mutant === 0) throw new Error(`Without a mutant: ${said}`)
      killed.push(mutant)
      process.stderr.write(`✓ ${mutant}  ${said.replaceAll('\n', ' ').slice(0, 160)}\n`)
      writeFileSync(process.env['MUTANTS_KILLED'] ?? '', JSON.stringify(killed))
      await table.leave()
      table = await openTable()
    }
    await table.leave()
  },
  10_000_000,
)
