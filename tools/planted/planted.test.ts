import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { inPlanted } from '../checks/planted.ts'
import { commandOf, commandsOf } from './catch.ts'
import { type Fault, kindOf, kinds, planted, whoCatches } from './fault.ts'
import { faults } from './faults.ts'

const fault = (was: string): Fault => ({
  name: 'two is three',
  file: 'a.ts',
  was,
  becomes: '3$&',
  caughtBy: { step: 'types' },
  says: /three/,
})

test('a fault is one change of a text that stands once', () => {
  inPlanted({ 'a.ts': 'const two = 2\n' }, (root) => {
    expect(planted(root, fault('= 2'))).toBe('const two 3$&\n')
    expect(() => planted(root, fault('= 3'))).toThrow('stands 0 times in a.ts')
    expect(() => planted(root, fault('t'))).toThrow('stands 2 times in a.ts')
  })
})

test.each(faults)('“$name” can still be planted', (one) => {
  expect(planted('.', one)).not.toBe(readFileSync(one.file, 'utf8'))
})

test('the page about testing says of every fault who catches it', () => {
  const page = readFileSync('docs/testing.md', 'utf8').replace(/ +/g, ' ')
  const rows = faults.map(({ name, caughtBy }) => ({ name, by: whoCatches(caughtBy) }))
  expect(rows.filter(({ name, by }) => !new RegExp(`^\\| ${name} \\|[^|]*\\| ${by} \\|$`, 'm').test(page))).toEqual([])
})

/** Where the tests and walks of a catcher lie. */
function fileOf({ caughtBy }: Fault): string | null {
  if ('project' in caughtBy) return join(caughtBy.project, caughtBy.file)
  return 'walk' in caughtBy ? join('e2e', caughtBy.walk) : null
}

test('every fault has a name of its own, and whoever catches it is there', () => {
  expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length)
  expect(faults.flatMap((one) => fileOf(one) ?? []).filter((file) => !existsSync(file))).toEqual([])
  expect(new Set(faults.map(kindOf))).toEqual(new Set(kinds))
})

test('a catcher is the narrowest command, and those without a fault are run together', () => {
  const [types, lint] = [{ step: 'types' }, { step: 'lint' }]
  const one = { project: 'server' as const, file: 'src/a.test.ts', named: 'a (b)' }
  expect(commandOf(types).slice(2)).toEqual(['--only', 'types'])
  expect(commandOf(one).slice(-3)).toEqual(['src/a.test.ts', '-t', 'a \\(b\\)'])
  const all = commandsOf([types, lint, types, one, { ...one, named: 'c' }])
  expect(all.map((command) => command.at(-1))).toEqual(['types,lint', 'src/a.test.ts'])
})
