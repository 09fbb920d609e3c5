import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { postmasterOf } from '../../server/src/engine/postmaster.ts'
import { tinySchool } from '../../server/src/platform/testing/workbook.ts'
import { read } from '../../server/src/platform/text/xlsx.ts'

/** The database of the product that the walks started; null when they walk through one that runs elsewhere. */
export const databaseUrl = (): string | null => postmasterOf(`${process.env.E2E_DATA}/postgres`)?.url ?? null

/** What `npm run school -- …` says. */
function runSchool(url: string, ...args: string[]): string {
  const script = fileURLToPath(new URL('../../server/src/cli/school.ts', import.meta.url))
  const env = { ...process.env, DATABASE_URL: url }
  return execFileSync(process.execPath, [script, ...args], {
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

/** Opens the diary of a school to its students as its administrator does. */
export const openToStudents = (url: string, schoolId: number): string =>
  runSchool(url, 'subscribe', String(schoolId), '--until', '2037-08-31')

export type Access = { name: string; login: string; password: string }

/** A real school beside the demo shuts out the demo's admin of the platform; other walks go through its pages. */
async function reopenPlatform(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`update account set blocked_at = null where login = 'platform-admin'`)
  await client.end()
}

/** Imports the small school of the tests from a workbook; its first pupil as the printed access sheet names them. */
export async function importSchool(url: string): Promise<{ schoolId: number; pupil: Access }> {
  const folder = mkdtempSync(join(tmpdir(), 'qalam-office-'))
  chmodSync(folder, 0o755)
  const [file, access] = [join(folder, 'school.xlsx'), join(folder, 'access.xlsx')]
  try {
    writeFileSync(file, await tinySchool().bytes())
    const said = runSchool(url, 'import', file, '--access', access, '--beside-demo', '--lang', 'en')
    const schoolId = Number(/subscribe (\d+)/.exec(said)?.[1])
    await reopenPlatform(url)
    const sheets = await read(readFileSync(access))
    const rows = 'sheets' in sheets ? (sheets.sheets.find(({ name }) => name === '7А')?.rows ?? []) : []
    const [name, , login, password] = rows.find(([, role]) => role === 'student') ?? []
    return { schoolId, pupil: { name: String(name), login: String(login), password: String(password) } }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
