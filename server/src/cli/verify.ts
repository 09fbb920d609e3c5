import { parseArgs } from 'node:util'
import { proof, signerWith } from '#modules/period-marks/public.ts'
import type { KnownSchool } from '#modules/schools/public.ts'
import type { Db } from '#platform/db/db.ts'
import { say } from '#platform/http/errors.ts'
import { openGround } from '../ground.ts'
import { readSettings } from '../settings.ts'
import { WrongUsage } from './asked.ts'
import { type Command, complain, languageAsked } from './command.ts'
import { nameOf, whichSchool } from './which-school.ts'

const usage = 'npm run school -- verify [SCHOOL] [--lang kz|ru|en]'

function schoolAsked(args: readonly string[]): string | undefined {
  try {
    const options = { lang: { type: 'string' } } as const
    const { positionals } = parseArgs({ args: [...args], options, allowPositionals: true })
    if (positionals.length <= 2) return positionals[1]
  } catch {
    // An option that there is not.
  }
  throw new WrongUsage(usage)
}

/** Proves what is signed, of one school or of all. Exit code 1 where something does not hold, each told in a line. */
export const verifyCommand: Command = {
  usage,
  run: async (args) => {
    const asked = schoolAsked(args)
    const ground = await openGround(await readSettings(process.env), complain)
    try {
      const signer = signerWith(ground.secret)
      const schools = asked
        ? [await whichSchool(ground.db, asked, languageAsked)]
        : await proof.schoolsToProve(ground.db)
      let faults = 0
      for (const school of schools) faults += await prove(ground.db, signer, school)
      return faults === 0 ? 0 : 1
    } finally {
      await ground.close()
    }
  },
}

/** Answers how many faults there are. Schools that have closed nothing are passed over. */
async function prove(
  db: Db,
  signer: ReturnType<typeof signerWith>,
  school: Pick<KnownSchool, 'id' | 'name'>,
): Promise<number> {
  const total = await proof.closingCount(db, school.id)
  const faults = await proof.proveSchool(db, signer, school.id, progressOf(total))
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
  const brought = await proof.proveBrought(db, signer, school.id)
  const count = faults.length + brought.length
  const about = { school: nameOf(school, languageAsked), count: total, faults: count }
  for (const fault of faults) console.log(lineOf(fault))
  for (const of of brought) console.log(say(languageAsked, 'period-marks.proof-brought', of))
  if (total > 0 || count > 0)
    console.log(say(languageAsked, `period-marks.proof-${count === 0 ? 'holds' : 'fails'}`, about))
  return count
}

/** Told in a line that is written anew on a terminal, and every so many elsewhere. */
function progressOf(total: number): (proved: number) => void {
  const every = 1000
  let told = 0
  return (proved) => {
    const words = say(languageAsked, 'period-marks.proof-progress', { proved, total })
    if (process.stderr.isTTY) process.stderr.write(`\r${words}\u001b[K`)
    else if (proved - told >= every) {
      told = proved
      process.stderr.write(`${words}\n`)
    }
  }
}

function lineOf({ fault, group, subject, subgroup, period, revision, student }: proof.ProofFault): string {
  const where = [group, subject[languageAsked] || subject.ru, subgroup, period, `#${revision}`].filter(Boolean)
  return `${where.join(' · ')}: ${say(languageAsked, `period-marks.proof-${fault}`, { student })}`
}
