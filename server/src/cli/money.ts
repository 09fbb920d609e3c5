import { parseArgs } from 'node:util'
import { tenge } from '@qalam/contract/payments/rules.ts'
import { firstDifference, personByIin, receive } from '#modules/payments/public.ts'
import { readConfig } from '#platform/config.ts'
import type { Db } from '#platform/db/db.ts'
import { inTransaction } from '#platform/db/transaction.ts'
import { openGround } from '#platform/process.ts'
import { complain } from './command.ts'

// Exit codes: 0 done or the books agree, 1 they do not or nobody is found, 2 wrong usage, 3 it could not be done.

const usage = `npm run money -- prove
npm run money -- receive IIN TENGE UUID [--yes]   (the uuid of the bank's paper: one is booked once)`
const uuidForm = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

async function prove(db: Db): Promise<number> {
  const difference = await firstDifference(db)
  console.log(difference ?? 'The books agree.')
  return difference === null ? 0 : 1
}

/** Books money that came by bank transfer; without `--yes` it says what it would do. */
async function book(db: Db, [iin = '', sum = '', uuid = '']: readonly string[], isSure: boolean): Promise<number> {
  if (!/^\d{12}$/.test(iin) || !/^[1-9]\d{0,6}$/.test(sum) || !uuidForm.test(uuid)) return wrong()
  const person = await personByIin(db, iin)
  if (!person) {
    console.log('Nobody has this IIN.')
    return 1
  }
  const amount = Number(sum) * 100
  if (!isSure) console.log(`${person.name}: ${tenge(amount)} would be booked. Add --yes.`)
  else {
    const isNew = await inTransaction(db, (part) =>
      receive(part, { uuid, personId: person.id, amount, at: new Date() }),
    )
    console.log(isNew ? `${person.name}: ${tenge(amount)} booked.` : 'This paper was booked before.')
  }
  return 0
}

function wrong(): number {
  console.error(usage)
  return 2
}

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options: { yes: { type: 'boolean' } }, allowPositionals: true })
  const [act, ...rest] = positionals
  if (act !== 'prove' && act !== 'receive') return wrong()
  const ground = await openGround(readConfig(process.env), complain)
  try {
    return await (act === 'prove' ? prove(ground.db) : book(ground.db, rest, values.yes === true))
  } finally {
    await ground.close()
  }
}

run(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    complain(error)
    process.exit(3)
  },
)
