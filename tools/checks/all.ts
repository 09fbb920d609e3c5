// npm run check, our own checks: one process, so that a source that several of them read is parsed once.
//   node tools/checks/all.ts             all of them
//   node tools/checks/all.ts texts docs  only these
import { staleDocs } from '../commands/docs.ts'
import { handmadeAddresses } from './addresses.ts'
import { sharedNames } from './names.ts'
import { exceptionsOf, rawBelonging } from './belonging.ts'
import { strays } from './ownership.ts'
import { registerTroubles } from './registers.ts'
import { crowded, oversized } from './sizes.ts'
import { type Complaint, report } from './source.ts'
import { textTroubles } from './texts.ts'

type Check = { complaints: (root: string) => Complaint[] | Promise<Complaint[]>; advice: string }

const checks: Record<string, Check> = {
  sizes: { complaints: oversized, advice: 'A budget is raised only by an ADR.' },
  addresses: { complaints: handmadeAddresses, advice: 'The checkout may lie in any folder.' },
  names: { complaints: sharedNames, advice: 'Name the thing as its module does, as in AuthDeps or NewsDesk.' },
  ownership: { complaints: strays, advice: 'Ask the owner through its public.ts, or announce a fact.' },
  belonging: { complaints: rawBelonging, advice: 'Who belongs where is read through server/src/school.' },
  registers: { complaints: registerTroubles, advice: 'Write it down where it is looked for.' },
  texts: { complaints: textTroubles, advice: 'Every word in kz, ru and en.' },
  docs: { complaints: staleDocs, advice: 'Run: npm run docs' },
}

const root = process.cwd()
const asked = process.argv.slice(2)
const unknown = asked.filter((name) => !(name in checks))
if (unknown.length > 0) throw new Error(`No such check: ${unknown.join(', ')}`)

for (const [name, { complaints, advice }] of Object.entries(checks)) {
  if (asked.length > 0 && !asked.includes(name)) continue
  if (name === 'sizes') for (const { file, says } of crowded(root)) console.log(`warning: ${file}  ${says}`)
  if (name === 'belonging') console.log(`${exceptionsOf()} tables below the floor are named by a module that may.`)
  const since = Date.now()
  report(await complaints(root), `${advice} (${name})`)
  if (process.env['TIMES']) console.log(`${name} ${Date.now() - since} ms`)
}
