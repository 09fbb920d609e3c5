import { lstatSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import path from 'node:path'
import { OperationError } from '#platform/operation-error.ts'

/** PostgreSQL refuses to run as root, so a root process lends it an unprivileged uid. */
export const lent = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : null

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Whoever runs this process, as a terminal names them. */
export function ownName(): string {
  try {
    return userInfo().username
  } catch {
    // A container may run as a number that has no name.
    return String(process.getuid?.() ?? '')
  }
}

/** Which engines have data in a folder. What cannot be looked into counts as data: nothing empty may take its place. */
export const standingIn = (folder: string): { postgres: boolean; pglite: boolean } => ({
  postgres: holds(`${folder}/postgres`) || holds(`${folder}/postgres-moved`),
  pglite: holds(`${folder}/pglite`),
})

/** Whether a folder holds anything; see `standingIn`. */
export function holds(folder: string): boolean {
  try {
    return readdirSync(folder).length > 0
  } catch (error) {
    if (!['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return true
    return isNamed(folder)
  }
}

/** A link to a disk that is not mounted leads nowhere, and still names where the data is. */
function isNamed(folder: string): boolean {
  try {
    return lstatSync(folder) !== undefined
  } catch {
    return false
  }
}

/** Refuses to start on data that this process or this PostgreSQL cannot work with, and says what to do. */
export function refuseUnfit(data: string, needed: number): void {
  refuseOtherOwner(data)
  if (lent) refuseClosedParents(path.dirname(data))
  const found = versionIn(data)
  if (found < needed) throw new OperationError('store.older', { folder: data, found, needed })
  if (found > needed) throw new OperationError('store.newer', { folder: data, found, needed })
}

/** Refuses a data folder that the user of the database does not own. */
export function refuseOtherOwner(data: string): void {
  const owner = looked(data, () => statSync(data)).uid
  const wanted = lent?.uid ?? process.getuid?.()
  if (wanted === undefined || owner === wanted) return
  const command = lent
    ? `chown -R ${lent.uid}:${lent.gid} "${data}"`
    : `sudo chown -R ${wanted} "${path.dirname(data)}"`
  throw new OperationError('store.owner', { folder: data, owner, me: lent ? lent.uid : ownName(), command })
}

/** The major version of the PostgreSQL that made a data folder. */
export function versionIn(data: string): number {
  const version = Number.parseInt(
    looked(data, () => readFileSync(`${data}/PG_VERSION`, 'utf8')),
    10,
  )
  if (version > 0) return version
  throw new OperationError('store.damaged', { folder: data, reason: 'PG_VERSION' })
}

function looked<Found>(folder: string, look: () => Found): Found {
  try {
    return look()
  } catch (error) {
    if (['EACCES', 'EPERM'].includes(codeOf(error))) throw new OperationError('store.closed', { folder, me: ownName() })
    throw new OperationError('store.damaged', { folder, reason: error instanceof Error ? error.message : '' }, error)
  }
}

/** The lent user has to walk down to the data: a 0700 parent would fail later with a riddle. */
export function refuseClosedParents(folder: string): void {
  for (let step = folder; step !== path.dirname(step); step = path.dirname(step)) {
    const closed = !((statSync(step, { throwIfNoEntry: false })?.mode ?? 0o001) & 0o001)
    if (closed) throw new OperationError('store.closed', { folder: step, me: lent?.uid ?? ownName() })
  }
}

/** Runs what makes a folder or a file in the data folder; what the system refuses is said as such. */
export function writing<Made>(folder: string, make: () => Made): Made {
  try {
    return make()
  } catch (error) {
    const code = codeOf(error)
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOSPC', 'EDQUOT', 'EEXIST'].includes(code)) throw error
    throw new OperationError('store.unwritable', { folder, me: ownName(), reason: code }, error)
  }
}
