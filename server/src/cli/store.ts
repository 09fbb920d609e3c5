import type { Config } from '#platform/config.ts'
import { dump } from '#engine/dump.ts'
import type { End } from '#engine/dump-file.ts'
import { type Engine, openEngine, working } from '#engine/engine.ts'
import { restore } from '#engine/restore.ts'
import { upgrade } from '#engine/upgrade.ts'
import { operationWords } from '#platform/operation-error.ts'
import { readBeyondSchools } from '../beyond-schools.ts'
import { readSettings } from '../settings.ts'
import { type Command, complain, here, languageAsked, namesOf } from './command.ts'

const lang = '[--lang kz|ru|en]'

/** The database in one file, as it stands: its schema is not touched, so that it can be taken out before an upgrade. */
export const dumpCommand: Command = command(`npm run school -- dump FILE ${lang}`, 1, async (config, [name = '']) => {
  const file = here(name)
  const rows = await onEngine(config, ({ pool }) => dump(pool, file, new Date()))
  say('dump.done', { file, ...countsOf(rows), files: `${config.DATA_DIR}/files` })
})

/** A dump into an empty database. */
export const restoreCommand: Command = command(
  `npm run school -- restore FILE ${lang}`,
  1,
  async (config, [name = '']) => {
    const file = here(name)
    const rows = await onEngine(config, async ({ pool }) => restore(pool, file, await readBeyondSchools()))
    say('restore.done', { file, ...countsOf(rows) })
  },
)

/** An embedded database of an older PostgreSQL, moved to the one that comes with this build. */
export const upgradeCommand: Command = command(`npm run school -- upgrade ${lang}`, 0, async (config) => {
  const done = await upgrade(config.DATA_DIR, new Date(), await readBeyondSchools())
  if (!done) return say('upgrade.nothing')
  const { from, to, kept, rows } = done
  say('upgrade.done', { from, to, kept, ...countsOf(rows) })
})

function command(usage: string, count: number, act: (config: Config, names: string[]) => Promise<void>): Command {
  const run: Command['run'] = async (args) => {
    const names = namesOf(args, count, usage)
    await act(await readSettings(process.env), names)
    return 0
  }
  return { usage, run }
}

async function onEngine<Done>(config: Config, act: (engine: Engine) => Promise<Done>): Promise<Done> {
  const engine = await openEngine(config, complain, working)
  try {
    return await act(engine)
  } finally {
    await engine.close()
  }
}

const countsOf = (rows: End['rows']) => ({
  tables: Object.keys(rows).length,
  rows: Object.values(rows).reduce((sum, count) => sum + count, 0),
})

const say = (...[code, variables]: [Parameters<typeof operationWords>[1], Parameters<typeof operationWords>[2]?]) =>
  console.log(operationWords(languageAsked, code, variables))
