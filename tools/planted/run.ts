// npm run planted: plants a fault after the other in a copy of the checkout and sees that the part of npm test which has to
// notice it does. Ends with 1 where one is not caught.
//   --list                says what there is          --kind static,web   only what these kinds catch
//   --only 3,17           only these                  --sure              without the run that has no fault in it
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { commandOf, commandsOf, run } from './catch.ts'
import { type Fault, inWords, kindOf, whyNot } from './fault.ts'
import { faults } from './faults.ts'
import { scratchOf, whilePlanted } from './scratch.ts'

const { values: asked } = parseArgs({
  options: {
    list: { type: 'boolean', default: false },
    only: { type: 'string' },
    kind: { type: 'string' },
    sure: { type: 'boolean', default: false },
  },
})
const [numbers, kinds] = [asked.only?.split(',').map(Number), asked.kind?.split(',')]
const chosen = faults
  .map((fault, index) => ({ fault, number: index + 1 }))
  .filter(({ fault, number }) => numbers?.includes(number) ?? kinds?.includes(kindOf(fault)) ?? true)

/** What a failure said, as long as one wants to read it. */
const told = (output: string) => output.trim().split('\n').slice(-60).join('\n')

/** Everything passes before anything is planted: otherwise a failure proves nothing. */
async function passesUnplanted(copy: string): Promise<boolean> {
  for (const command of commandsOf(chosen.map(({ fault }) => fault.caughtBy))) {
    const { passed, output, seconds } = await run(copy, command)
    console.log(`${passed ? '✓' : '✗'} without a fault: ${command.slice(0, 6).join(' ')} … ${seconds.toFixed(0)} s`)
    if (!passed) {
      console.log(told(output))
      return false
    }
  }
  return true
}

async function judged(copy: string, fault: Fault): Promise<{ mark: string; seconds: number }> {
  const place = whyNot(copy, fault)
  if (place !== null) return { mark: `NOT PLANTED: ${place}`, seconds: 0 }
  const { passed, output, seconds } = await whilePlanted(copy, fault, () => run(copy, commandOf(fault.caughtBy)))
  if (!passed && fault.says.test(output)) return { mark: 'caught', seconds }
  console.log(told(output))
  return { mark: passed ? 'NOT CAUGHT' : 'NOT CAUGHT: it fails for another reason', seconds }
}

async function plantAll(): Promise<boolean> {
  const { root: copy, remove } = scratchOf(join(import.meta.dirname, '../..'))
  try {
    if (!asked.sure && !(await passesUnplanted(copy))) return false
    let missed = 0
    for (const { fault, number } of chosen) {
      const { mark, seconds } = await judged(copy, fault)
      if (mark !== 'caught') missed += 1
      console.log(`${number} | ${fault.name} | ${inWords(fault.caughtBy)} | ${mark} | ${seconds.toFixed(0)} s`)
    }
    console.log(`${chosen.length - missed} of ${chosen.length} caught`)
    return missed === 0
  } finally {
    remove()
  }
}

if (asked.list)
  for (const { fault, number } of chosen) console.log(`${number} | ${fault.name} | ${inWords(fault.caughtBy)}`)
else if (!(await plantAll())) process.exitCode = 1
