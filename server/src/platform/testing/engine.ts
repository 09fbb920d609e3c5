import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import pg from 'pg'
import { readBeyondSchools } from '../../beyond-schools.ts'
import { startEmbedded } from '#engine/embedded.ts'
import { migrate, migrations } from '../db/migrate.ts'

import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: string
    databaseTemplate: string
  }
}

/** One PostgreSQL for the whole run, embedded or the one of DATABASE_URL, with a migrated database to copy from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const data = `${tmpdir()}/qalam-test-${process.pid}/postgres`
  const embedded = process.env.DATABASE_URL ? null : await startEmbedded(data)
  if (embedded) await forgetful(embedded.url)
  const server = process.env.DATABASE_URL ?? embedded?.url ?? ''
  const template = await makeTemplate(server)
  project.provide('databaseServer', server)
  project.provide('databaseTemplate', template)
  return async () => {
    await embedded?.stop()
    if (embedded && existsSync(data)) rmSync(data, { recursive: true, force: true })
  }
}

/** What the tests write need not outlive a power cut: the server does not wait for the disk. */
async function forgetful(server: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await client.query(`alter system set ${setting} = off`)
  await client.query('select pg_reload_conf()')
  await client.end()
}

/** The name of a template holds the hash of the migrations, so that a server kept between runs is never stale. */
export async function makeTemplate(server: string): Promise<string> {
  const hash = createHash('sha256').update(
    migrations()
      .map(({ hash }) => hash)
      .join(),
  )
  const name = `qalam_template_${hash.digest('hex').slice(0, 12)}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
  if (!rowCount) {
    await client.query(`drop database if exists ${name}_making`)
    await client.query(`create database ${name}_making`)
    const pool = new pg.Pool({ connectionString: withDatabase(server, `${name}_making`) })
    await migrate(pool, await readBeyondSchools())
    await pool.end()
    await client.query(`alter database ${name}_making rename to ${name}`)
  }
  await client.end()
  return name
}

/** The same server, another database. */
export function withDatabase(server: string, database: string): string {
  const url = new URL(server)
  url.pathname = `/${database}`
  return url.toString()
}

/** A folder that the database's own user can walk into. */
export function walkable(folder: string): string {
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  return folder
}
