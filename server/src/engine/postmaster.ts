import { createHash } from 'node:crypto'
import { chownSync, existsSync, lstatSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { OperationError } from '#platform/operation-error.ts'
import { lent } from './store.ts'

/** The longest address of a socket that every system takes, in bytes. */
const longestSocket = 100
const fits = (folder: string): boolean => Buffer.byteLength(`${folder}/.s.PGSQL.65535`) <= longestSocket

/**
 * The folder whose socket an embedded PostgreSQL listens on: that of its data, which nobody else may enter. Nothing
 * listens on the network, and a statement costs the processor less: measured, 0.05 ms of 0.65 for a week. Under a path that
 * is too long for a socket it is a folder of its own among the temporary ones, as closed and always the same.
 */
export function socketFolder(data: string): string {
  if (fits(data)) return data
  const name = `qalam-${createHash('sha256').update(data).digest('hex').slice(0, 16)}`
  return fits(`${tmpdir()}/${name}`) ? `${tmpdir()}/${name}` : `/tmp/${name}`
}

/** Makes the folder of the socket where it is not that of the data; one that somebody else made is refused. */
export function openSocketFolder(data: string): string {
  const folder = socketFolder(data)
  if (folder === data) return folder
  const wanted = lent ? lent.uid : process.getuid?.()
  if (!existsSync(folder)) {
    mkdirSync(folder, { mode: 0o700 })
    if (lent) chownSync(folder, lent.uid, lent.gid)
  }
  const { uid, mode, isDirectory } = statOf(folder)
  if (!isDirectory || uid !== wanted || (mode & 0o077) !== 0) throw new OperationError('store.socket-taken', { folder })
  return folder
}

function statOf(folder: string): { uid: number; mode: number; isDirectory: boolean } {
  // Not through a link: whoever made the link chose where it leads.
  const found = lstatSync(folder)
  return { uid: found.uid, mode: found.mode, isDirectory: found.isDirectory() }
}

/** The address of the server that is started on a data directory; a socket is named by its port. */
export const urlOf = (data: string, port: number): string => overSocket(socketFolder(data), port)

const overSocket = (folder: string, port: number) =>
  `postgres://postgres@localhost:${port}/postgres?host=${encodeURIComponent(folder)}`

/** Who runs on a data directory, by the note that PostgreSQL keeps in it. */
export function postmasterOf(data: string): { pid: number; port: number; url: string } | null {
  if (!existsSync(`${data}/postmaster.pid`)) return null
  const [pid, , , port, folder] = readFileSync(`${data}/postmaster.pid`, 'utf8').split('\n')
  return { pid: Number(pid), port: Number(port), url: overSocket(folder || socketFolder(data), Number(port)) }
}

/**
 * Removes the note of a server that is gone when its number has meanwhile been given to another program: PostgreSQL itself
 * would take that program for the server and not start.
 */
export function forgetStranger(data: string, pid: number): void {
  const name = `/proc/${pid}/comm`
  if (existsSync(name) && !readFileSync(name, 'utf8').startsWith('postgres')) rmSync(`${data}/postmaster.pid`)
}

/** Whether a process lives, whoever it belongs to. */
export function lives(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no free port')),
      )
    })
  })
}
