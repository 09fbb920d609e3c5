// A throw-away PostgreSQL made of the machine's own binaries, for tests: in a temporary folder, on a free loopback
// port, gone afterwards. From the shell: `node tools/tests/system-postgres.mjs` prints its address and runs until Ctrl-C.
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const oldest = 15

/** The newest installed server of version 15 or later, as Debian and Ubuntu lay them out; PG_BIN names another. */
export function findSystemPostgres() {
  if (process.env.PG_BIN) return process.env.PG_BIN
  const home = '/usr/lib/postgresql'
  if (!existsSync(home)) return null
  const versions = readdirSync(home)
    .map(Number)
    .filter((version) => version >= oldest)
  const folders = versions.sort((a, b) => b - a).map((version) => join(home, String(version), 'bin'))
  return folders.find((folder) => existsSync(join(folder, 'postgres'))) ?? null
}

/** PostgreSQL refuses to run as root, so root borrows the user that the package made, or nobody. */
function unprivileged() {
  if (process.getuid?.() !== 0) return {}
  const id = (flag) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout.trim() || 65_534)
  return { uid: id('-u'), gid: id('-g') }
}

const freePort = () =>
  new Promise((found) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => found(port))
    })
  })

/** Starts one and answers `{ url, stop }`. */
export async function startSystemPostgres() {
  const bin = findSystemPostgres()
  if (!bin)
    throw new Error(`No PostgreSQL ${oldest} or newer in /usr/lib/postgresql (Debian: apt-get install postgresql).`)
  const who = unprivileged()
  const folder = mkdtempSync(join(tmpdir(), 'qalam-postgres-'))
  // The server's user must be able to walk down to its data.
  chmodSync(folder, 0o755)
  if (who.uid !== undefined) chownSync(folder, who.uid, who.gid)
  const data = join(folder, 'data')
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...who, cwd: '/', encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`)
  const port = await freePort()
  const server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
    ...who,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const orphanGuard = () => server.kill('SIGQUIT')
  process.once('exit', orphanGuard)
  await ready(server)
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: () =>
      new Promise((stopped) => {
        process.off('exit', orphanGuard)
        server.once('exit', () => {
          rmSync(folder, { recursive: true, force: true })
          stopped()
        })
        server.kill('SIGINT')
      }),
  }
}

const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=300',
  // The data lives for one test run.
  'fsync=off',
  'full_page_writes=off',
].flatMap((setting) => ['-c', setting])

function ready(server) {
  let log = ''
  return new Promise((up, down) => {
    server.stderr.on('data', (part) => {
      log = (log + part).slice(-4_000)
      if (log.includes('ready to accept connections')) up()
    })
    server.once('exit', () => down(new Error(`PostgreSQL did not start: ${log}`)))
    server.once('error', down)
  })
}

if (process.argv[1] === import.meta.filename) {
  const postgres = await startSystemPostgres()
  console.log(postgres.url)
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void postgres.stop())
}
