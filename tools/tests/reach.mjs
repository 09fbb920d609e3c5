// What git and the sources say of a change, for npm test -- --changed.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { giveUp, root } from '../commands/bootstrap.mjs'
import { choose, stepsOf } from './changed.mjs'

function git(...args) {
  const { status, stdout, stderr } = spawnSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000 })
  if (status !== 0) giveUp(`git ${args[0]}: ${stderr.trim()}`)
  return stdout.split('\0').join('\n').split('\n').filter(Boolean)
}

const written = /^(contract|server|web|seed|bench|e2e|tools)\/.*\.(tsx?|mts|mjs|css)$/
const named = /(?:from|import)\s*\(?\s*'([^']+)'/g

const aliases = [
  [/^@qalam\/contract\//, 'contract/src/'],
  [/^#(modules|platform)\//, { server: 'server/src/$1/', web: 'web/src/$1/' }],
  [/^#(school|vocabulary)\//, 'server/src/$1/'],
  [/^#(app|features|ui|first)\//, 'web/src/$1/'],
]

/** The file that an import names, or null where it is of a package. */
function fileOf(name, from) {
  if (name.startsWith('.')) return posix.join(posix.dirname(from), name)
  for (const [start, place] of aliases)
    if (start.test(name))
      return name.replace(start, typeof place === 'string' ? place : (place[from.split('/')[0]] ?? '$1/'))
  return null
}

const importsOf = (file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(named)].flatMap(([, name]) => fileOf(name, file) ?? [])

const ownersIn = (file) =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/^-- owner: ([\w-]+)/gm)].map(([, name]) => name)

/** What the change since a revision can reach, with the steps that run and the files whose format is looked at. */
export function choiceSince(revision) {
  const [base] = git('merge-base', revision, 'HEAD')
  const isThere = (file) => existsSync(join(root, file))
  const untracked = git('ls-files', '-oz', '--exclude-standard')
  const changed = [...new Set([...git('diff', '-z', '--name-only', base), ...untracked])].sort()
  const all = [...git('ls-files', '-z'), ...untracked].filter(isThere)
  const imports = new Map(all.filter((file) => written.test(file)).map((file) => [file, importsOf(file)]))
  const migrations = changed.filter((file) => file.startsWith('server/migrations/') && isThere(file))
  const choice = choose(changed, imports, new Map(migrations.map((file) => [file, ownersIn(file)])))
  return { ...choice, since: base.slice(0, 8), steps: stepsOf(choice), files: changed.filter(isThere) }
}
