import { parseArgs } from 'node:util'
import { deskWith } from '#modules/payments/desk.ts'
import { firstDifference } from '#modules/payments/public.ts'
import { changingOn } from '#modules/payments/service/standing.ts'
import { openGround } from '../ground.ts'
import { readSettings } from '../settings.ts'
import { complain } from './command.ts'
import { type MoneyDesk, receive, reconciled, refund, statement, WrongMoneyUsage } from './money-acts.ts'

// Exit codes: 0 done or the books agree, 1 they do not or nobody is found, 2 wrong usage, 3 it could not be done.

const usage = `npm run money -- prove
npm run money -- receive IIN TENGE UUID --by NAME [--yes]   (the uuid of the bank's paper; another NAME confirms it)
npm run money -- reconcile [--yes]
npm run money -- refund ORDER --by NAME [--months N] [--to balance|bank] [--second NAME] [--yes]
npm run money -- statement IIN
Without --yes each says what it would do.`

const options = {
  yes: { type: 'boolean', default: false },
  by: { type: 'string', default: '' },
  second: { type: 'string' },
  months: { type: 'string' },
  to: { type: 'string', default: 'balance' },
} as const

async function prove({ db }: MoneyDesk): Promise<number> {
  const difference = await firstDifference(db)
  console.log(difference ?? 'The books agree.')
  return difference === null ? 0 : 1
}

async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const [act = '', ...names] = positionals
  const acts = { prove, receive, reconcile: reconciled, refund, statement }
  const chosen = Object.entries(acts).find(([name]) => name === act)?.[1]
  if (!chosen) throw new WrongMoneyUsage()
  const config = await readSettings(process.env)
  const ground = await openGround(config, complain)
  try {
    const now = new Date()
    return await chosen({
      db: ground.db,
      desk: deskWith({ config }),
      now,
      change: changingOn(ground.db, now),
      names,
      ...values,
    })
  } finally {
    await ground.close()
  }
}

run(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    if (error instanceof WrongMoneyUsage) {
      console.error(usage)
      process.exit(2)
    }
    complain(error)
    process.exit(3)
  },
)
