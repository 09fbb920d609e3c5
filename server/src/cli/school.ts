import { resolve } from 'node:path'
import { ConfigError, readConfig } from '#platform/config.ts'
import { openGround } from '#platform/process.ts'
import { readAsked, WrongUsage } from './asked.ts'
import { importSchool } from './import.ts'

// npm run school -- import FILE.xlsx [--keep-good] [--plan] [--lang ru] [--access FILE.xlsx]
// Exit codes: 0 done or nothing to do, 1 refused and nothing written, 2 wrong usage, 3 the import could not be made.

async function run(): Promise<number> {
  const asked = readAsked(process.argv.slice(2))
  // npm runs a script in the project's folder; a file is named from where the person stands.
  const here = (file: string) => resolve(process.env.INIT_CWD ?? '', file)
  const named = { ...asked, file: here(asked.file), access: asked.access && here(asked.access) }
  const ground = await openGround(readConfig(process.env), console.error)
  try {
    return await importSchool(ground, named, console.log)
  } finally {
    await ground.close()
  }
}

const codeOf = (error: unknown): number => (error instanceof WrongUsage || error instanceof ConfigError ? 2 : 3)

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(codeOf(error))
  },
)
