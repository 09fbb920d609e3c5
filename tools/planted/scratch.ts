import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Fault, planted } from './fault.ts'

/** A copy of the checkout as it stands, outside of it: its files, and links to the packages. */
export function scratchOf(root: string): { root: string; remove: () => void } {
  const copy = mkdtempSync(join(tmpdir(), 'qalam-planted-'))
  // The database runs as another user than root and has to walk through.
  chmodSync(copy, 0o755)
  for (const file of filesOf(root)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true })
    cpSync(join(root, file), join(copy, file))
  }
  linkPackages(root, copy)
  return { root: copy, remove: () => rmSync(copy, { recursive: true, force: true }) }
}

function filesOf(root: string): string[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '-z']
  const { stdout, status } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 })
  if (status !== 0) throw new Error('The files of the checkout are listed by git, which cannot be asked here.')
  const gone = spawnSync('git', ['ls-files', '--deleted', '-z'], { cwd: root, encoding: 'utf8' }).stdout.split('\0')
  return stdout.split('\0').filter((file) => file !== '' && !gone.includes(file))
}

/** Every package is linked but our own, which have to be those of the copy. */
function linkPackages(root: string, copy: string): void {
  const packages = join(copy, 'node_modules')
  mkdirSync(join(packages, '@qalam'), { recursive: true })
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@qalam' && !/^\.(vite|cache)/.test(name))
      symlinkSync(join(root, 'node_modules', name), join(packages, name))
  for (const name of ['contract', 'server', 'web']) symlinkSync(join(copy, name), join(packages, '@qalam', name))
}

/** Does something while a fault is in the copy, and takes the fault out again. */
export async function whilePlanted<Seen>(copy: string, fault: Fault, look: () => Promise<Seen>): Promise<Seen> {
  const file = join(copy, fault.file)
  const before = readFileSync(file, 'utf8')
  writeFileSync(file, planted(copy, fault))
  try {
    return await look()
  } finally {
    writeFileSync(file, before)
  }
}
