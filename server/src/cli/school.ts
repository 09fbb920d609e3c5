import { learningIsFree } from '#modules/payments/free/public.ts'
import { ConfigError } from '#platform/config.ts'
import { working } from '#engine/engine.ts'
import { openGround } from '../ground.ts'
import { readSettings } from '../settings.ts'
import { readAsked, usage, WrongUsage } from './asked.ts'
import { type Command, complain, here } from './command.ts'
import { daysCommand } from './days.ts'
import { importSchool } from './import.ts'
import { platformAdminCommand } from './platform-admin.ts'
import { secondFactorResetCommand } from './second-factor-reset.ts'
import { dumpCommand, restoreCommand, upgradeCommand } from './store.ts'
import { subscribeCommand } from './subscribe.ts'
import { unlockCommand } from './unlock.ts'
import { verifyCommand } from './verify.ts'

// npm run school -- ACT …: each act is a line of `commands`.
// Exit codes: 0 done or nothing to do, 1 refused and nothing written, 2 wrong usage, 3 it could not be done.

const commands: Record<string, Command> = {
  import: { usage, run: bringSchoolIn },
  dump: dumpCommand,
  restore: restoreCommand,
  upgrade: upgradeCommand,
  subscribe: subscribeCommand,
  unlock: unlockCommand,
  'second-factor-reset': secondFactorResetCommand,
  days: daysCommand,
  'platform-admin': platformAdminCommand,
  verify: verifyCommand,
}

async function bringSchoolIn(args: readonly string[]): Promise<number> {
  const asked = readAsked(args)
  const named = { ...asked, file: here(asked.file), access: asked.access && here(asked.access) }
  const config = await readSettings(process.env)
  const signal = endedBy()
  const ground = await openGround(config, complain, working)
  try {
    const freeLearning = learningIsFree(config)
    const desk = { tell: console.log, screen: process.stderr, signal, freeLearning, origin: config.PUBLIC_ORIGIN }
    return await importSchool(ground, named, desk)
  } finally {
    await ground.close()
  }
}

/** The first signal ends what is under way, a second one the process. */
function endedBy(): AbortSignal {
  const end = new AbortController()
  const interrupt = () => {
    if (end.signal.aborted) process.exit(3)
    end.abort()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, interrupt)
  return end.signal
}

async function run(args: readonly string[]): Promise<number> {
  const command = commands[args[0] ?? '']
  if (command) return command.run(args)
  throw new WrongUsage(
    Object.values(commands)
      .map((one) => one.usage)
      .join('\n'),
  )
}

const codeOf = (error: unknown): number => (error instanceof WrongUsage || error instanceof ConfigError ? 2 : 3)

run(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    complain(error)
    process.exit(codeOf(error))
  },
)
