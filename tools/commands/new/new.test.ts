import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inPlanted } from '../../checks/planted.ts'
import { namesOf } from './names.ts'
import { writeModule } from './write.ts'

const produced = /\/(node_modules|dist|\.cache|\.data|\.git|test-results|coverage)(\/|$)/

/** A copy of the checkout whose packages are those of the checkout, but for our own. */
function scratchCopy(): string {
  const root = process.cwd()
  const scratch = mkdtempSync(join(tmpdir(), 'qalam-new-'))
  for (const entry of readdirSync(root).filter((name) => !produced.test(`/${name}`)))
    cpSync(join(root, entry), join(scratch, entry), {
      recursive: true,
      preserveTimestamps: true,
      filter: (path) => !produced.test(path.slice(root.length)),
    })
  linkPackages(join(root, 'node_modules'), join(scratch, 'node_modules'))
  return scratch
}

function linkPackages(from: string, to: string): void {
  mkdirSync(join(to, '@qalam'), { recursive: true })
  for (const name of readdirSync(from).filter((one) => one !== '@qalam')) symlinkSync(join(from, name), join(to, name))
  for (const name of ['contract', 'server', 'web'])
    symlinkSync(join(dirname(to), name), join(to, '@qalam', name), 'dir')
}

let scratch = ''

/** Runs a command in the copy; what it says when it fails, else nothing. */
const complaintOf = (command: string, ...args: string[]): Promise<string> =>
  new Promise((done) =>
    execFile(command, args, { cwd: scratch, env: ourEnvironment(), maxBuffer: 64 << 20 }, (error, said, failed) =>
      done(error ? said + failed || error.message : ''),
    ),
  )

/** The tests that run in the copy are not told of the run that they are in. */
const ourEnvironment = () => {
  const passed = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_ENV|TEST$|DATABASE_URL)/.test(name))
  return { ...Object.fromEntries(passed), PATH: `${join(process.cwd(), 'node_modules/.bin')}:${process.env['PATH']}` }
}

/** What a compiler says of some files of a package and of what they import. */
async function typesOf(folder: string, ...include: string[]): Promise<string> {
  const config = join(folder, 'tsconfig.new.json')
  const alone = { composite: false, tsBuildInfoFile: null, noEmit: true, emitDeclarationOnly: false, rootDir: '..' }
  const compilerOptions = { ...alone, rewriteRelativeImportExtensions: false }
  const program = { extends: './tsconfig.json', compilerOptions, include, references: [] }
  writeFileSync(join(scratch, config), JSON.stringify(program))
  const complaint = await complaintOf('node', 'node_modules/typescript-7/bin/tsc', '-p', config)
  rmSync(join(scratch, config))
  return complaint
}

const made = ['contract/src/reading-rooms', 'server/src/modules/reading-rooms', 'web/src/features/reading-rooms']

describe('a new module passes as it is written', () => {
  beforeAll(async () => {
    scratch = scratchCopy()
    expect(await complaintOf('node', 'tools/commands/new/new.ts', 'reading-rooms')).toBe('')
  }, 120_000)
  afterAll(() => rmSync(scratch, { recursive: true, force: true }))

  test('its folders are on both sides', () => {
    for (const folder of made) expect(existsSync(join(scratch, folder)), folder).toBe(true)
  })

  test('the types', { timeout: 240_000 }, async () => {
    // Nothing that stood before names the new files, but for lists that are printed and asked by them.
    expect(await typesOf('server', 'src/modules/reading-rooms', '../contract/src/reading-rooms')).toBe('')
    expect(await typesOf('web', 'src/**/*.d.ts', 'src/features/reading-rooms')).toBe('')
  })

  test('the lint and the format', { timeout: 120_000 }, async () => {
    expect(await complaintOf('oxlint', '--type-aware', ...made)).toBe('')
    expect(await complaintOf('prettier', '--check', '--log-level=warn', ...made)).toBe('')
  })

  test('the walls', { timeout: 120_000 }, async () => {
    expect(await complaintOf('depcruise', '--config', '.dependency-cruiser.cjs', ...made)).toBe('')
    for (const check of ['sizes', 'ownership', 'texts'])
      expect(await complaintOf('node', `tools/checks/${check}.ts`), check).toBe('')
    expect(await complaintOf('node', 'tools/commands/docs.ts', '--check')).toBe('')
    expect(await complaintOf('knip')).toBe('')
  })

  test('its own tests', { timeout: 240_000 }, async () => {
    expect(await complaintOf('vitest', 'run', 'reading-rooms')).toBe('')
  })

  test('the access matrix', { timeout: 240_000 }, async () => {
    expect(await complaintOf('vitest', 'run', 'server/src/testing/matrix.test.ts')).toBe('')
  })
})

test.each([
  [[], /^npm run new -- NAME/],
  [['Reading Rooms'], /is no name of a folder/],
  [['chat'], /^A single one of chat needs a name/],
])('the name %j is refused', (typed, why) => {
  expect(namesOf(typed)).toMatch(why)
})

test('a single one may be named', () => {
  expect(namesOf(['chat', 'chat-message'])).toMatchObject({
    folder: 'chat',
    Names: 'Chat',
    One: 'ChatMessage',
    table: 'chat_message',
  })
})

test('a module that stands already is not written over', () => {
  const names = namesOf(['rooms'])
  if (typeof names === 'string') throw new Error(names)
  const tree = { 'server/migrations/0001_a.sql': '', 'web/src/features/rooms/screens.ts': '' }
  const said = inPlanted(tree, (root) => writeModule(root, names))
  expect(said).toBe('There is a folder web/src/features/rooms already.')
})
