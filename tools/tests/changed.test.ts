import { expect, test } from 'vitest'
import { choose, saidOf, stepsOf, withDefault } from './changed.mjs'

const imports = new Map(
  Object.entries({
    'contract/src/kernel/dates.ts': [],
    'contract/src/messages.ts': ['contract/src/cabinets/messages.ts'],
    'contract/src/cabinets/messages.ts': [],
    'contract/src/cabinets/api.ts': ['contract/src/kernel/dates.ts'],
    'contract/src/cabinets/rules.ts': [],
    'contract/src/cabinets/rules.test.ts': ['contract/src/cabinets/rules.ts'],
    'server/src/platform/page.ts': [],
    'server/src/platform/page.test.ts': ['server/src/platform/page.ts'],
    'server/src/platform/db/migrate.test.ts': [],
    'server/src/platform/testing/school.ts': ['contract/src/cabinets/api.ts', 'server/src/platform/page.ts'],
    'server/src/modules/cabinets/service.ts': ['contract/src/cabinets/api.ts', 'contract/src/cabinets/rules.ts'],
    'server/src/modules/cabinets/public.ts': ['server/src/modules/cabinets/service.ts'],
    'server/src/modules/cabinets/cabinets.test.ts': ['server/src/platform/testing/school.ts'],
    'server/src/modules/cabinets/access.test.ts': ['server/src/platform/testing/school.ts'],
    'server/src/modules/schedule/service.ts': ['server/src/modules/cabinets/public.ts'],
    'server/src/modules/schedule/week.test.ts': ['server/src/platform/testing/school.ts'],
    'server/src/modules/news/news.test.ts': ['server/src/platform/testing/school.ts'],
    'web/src/platform/text.ts': ['contract/src/messages.ts'],
    'web/src/platform/text.test.ts': ['web/src/platform/text.ts'],
    'web/src/features/cabinets/Page.tsx': ['contract/src/cabinets/rules.ts', 'web/src/platform/text.ts'],
    'web/src/features/cabinets/Page.test.tsx': ['web/src/features/cabinets/Page.tsx'],
    'web/src/features/news/Page.test.tsx': ['web/src/platform/text.ts'],
    'e2e/visitor.ts': [],
    'e2e/walks/cabinets/rooms.e2e.ts': ['e2e/visitor.ts'],
    'e2e/walks/news/news.e2e.ts': ['e2e/visitor.ts'],
  }),
)
const after = (...changed: string[]) => choose(changed, imports)

test('a module of the server runs its own tests, and those of who asks it by its door', () => {
  const { tests, walks } = after('server/src/modules/cabinets/service.ts')
  expect(tests).toEqual([
    'server/src/modules/cabinets/cabinets.test.ts',
    'server/src/modules/cabinets/access.test.ts',
    'server/src/modules/schedule/week.test.ts',
    'web/src/features/cabinets/Page.test.tsx',
  ])
  expect(walks).toEqual(['e2e/walks/cabinets/'])
})

test('who asks a module is not run for a change of another one', () => {
  expect(after('server/src/modules/news/service.ts').tests).toEqual([
    'server/src/modules/news/news.test.ts',
    'web/src/features/news/Page.test.tsx',
  ])
})

test('the contract runs what imports it, and the module and the feature of its name', () => {
  expect(after('contract/src/cabinets/rules.ts').tests).toEqual([
    'contract/src/cabinets/rules.test.ts',
    'server/src/modules/cabinets/cabinets.test.ts',
    'server/src/modules/cabinets/access.test.ts',
    'web/src/features/cabinets/Page.test.tsx',
  ])
})

test('words and the schools of tests, which all sources ask, lead nowhere further', () => {
  expect(after('contract/src/cabinets/messages.ts').tests).not.toContain('web/src/features/news/Page.test.tsx')
  expect(after('contract/src/cabinets/api.ts').tests).not.toContain('server/src/modules/news/news.test.ts')
  expect(after('server/src/platform/page.ts').tests).toEqual(['server/src/platform/page.test.ts'])
  expect(after('server/src/platform/testing/school.ts').tests).toHaveLength(4)
})

test('a migration runs the modules that own its tables, and what moves databases', () => {
  const migration = 'server/migrations/0200.sql'
  expect(choose([migration], imports, new Map([[migration, ['news']]])).tests).toEqual([
    'server/src/platform/db/migrate.test.ts',
    'server/src/modules/news/news.test.ts',
    'web/src/features/news/Page.test.tsx',
  ])
})

test('a walk runs when it has changed, all of them when what they share has', () => {
  expect(after('e2e/walks/news/news.e2e.ts').walks).toEqual(['e2e/walks/news/'])
  expect(after('e2e/visitor.ts').walks).toEqual(['e2e/walks/cabinets/', 'e2e/walks/news/'])
})

test('packages and configurations reach everything', () => {
  const choice = after('package-lock.json')
  expect([choice.everything, choice.left]).toEqual([true, 0])
})

test('a change of words alone runs no test and says so', () => {
  const choice = after('docs/words.md')
  expect(stepsOf(choice)).toEqual(['types', 'lint', 'format', 'walls', 'checks', 'dead-code'])
  expect(saidOf(choice, 'abc').join('\n')).toContain('Leaves out 10 test files, start, tests, e2e, engines.')
})

test('an option may stand alone', () => {
  const options = (...args: string[]) => withDefault(args, '--changed', 'origin/main')
  expect(options('--changed')).toEqual(['--changed=origin/main'])
  expect(options('--changed', 'HEAD~3', '--only', 'tests')).toEqual(['--changed=HEAD~3', '--only', 'tests'])
  expect(options('--changed', '--only', 'tests')).toEqual(['--changed=origin/main', '--only', 'tests'])
  expect(options('--only', 'tests')).toEqual(['--only', 'tests'])
})
