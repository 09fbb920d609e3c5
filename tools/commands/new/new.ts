import { spawnSync } from 'node:child_process'
import { namesOf } from './names.ts'
import { writeModule } from './write.ts'

const root = process.cwd()
const names = namesOf(process.argv.slice(2))
if (typeof names === 'string') giveUp(names)

const written = writeModule(root, names)
if (typeof written === 'string') giveUp(written)

// The types of the new table and the list of texts are printed from what was written.
for (const [command, ...args] of [
  ['node', 'tools/commands/tables.ts'],
  ['node', 'tools/commands/docs.ts'],
  ['prettier', '--write', '--log-level=warn', ...written.filter((file) => !file.endsWith('.sql'))],
] as const) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) giveUp(`${command} ${args[0]} did not succeed; what it says stands above.`)
}

for (const file of written) process.stdout.write(`${file}\n`)
process.stdout.write(`
Next: the texts of contract/src/${names.folder}/messages.ts in three languages, the address and the roles
of web/src/features/${names.folder}/screens.ts, a row in docs/words.md. See docs/a-feature-from-end-to-end.md.
`)

function giveUp(line: string): never {
  process.stderr.write(`${line}\n`)
  process.exit(1)
}
