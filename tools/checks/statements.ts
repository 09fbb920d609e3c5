// npm test, step "statements": what the code reads of a statement is what the database gives. The tests of the server wrote
// down each statement that they made the product send, and where from. Here each is prepared on a migrated database, and its
// columns are compared with the type of the rows at the call. A call that no test makes send anything is refused as well.
import '../../server/src/platform/db/db.ts'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadModule } from 'libpg-query'
import pg from 'pg'
import { startEmbedded } from '../../server/src/engine/embedded.ts'
import { makeTemplate, walkable, withDatabase } from '../../server/src/platform/testing/engine.ts'
import { report } from './source.ts'
import { catalogueOf, describer } from './statements/describe.ts'
import { disagreementsIn, unsent } from './statements/judge.ts'
import { sentIn } from './statements/sent.ts'
import { codeOf } from './statements/sites.ts'
import { sentByNoTest } from './statements/unsent.ts'

const root = process.cwd()
const sent = sentIn(root, '.cache/statements')
const code = codeOf(root, 'server')
await loadModule()

const folder = walkable(`${tmpdir()}/qalam-statements-${process.pid}`)
const embedded = process.env.DATABASE_URL ? null : await startEmbedded(join(folder, 'postgres'))
const server = process.env.DATABASE_URL ?? embedded?.url ?? ''
const client = new pg.Client({ connectionString: withDatabase(server, await makeTemplate(server)) })
await client.connect()
const database = { describe: await describer(client), catalogue: await catalogueOf(client) }
const complaints = [...(await disagreementsIn(sent, code, database)), ...unsent(sent, code.sites, sentByNoTest)]
await client.end()
await embedded?.stop()
rmSync(folder, { recursive: true, force: true })

console.log(`${new Set(sent.map(({ text }) => text)).size} statements of the last tests, ${code.sites.length} calls.`)
report(
  complaints,
  'The type says what is not so, or a test is missing. After a change of the code: npm test -- --only tests,statements',
)
