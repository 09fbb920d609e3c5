import { Day } from '@qalam/contract/kernel/dates.ts'
import { get, post } from '@qalam/contract/kernel/endpoint.ts'
import { management, roles } from '@qalam/contract/kernel/roles.ts'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { tablesOf } from '../checks/migrations.ts'
import { inPlanted } from '../checks/planted.ts'
import { endpointsPage, permissionsPage } from './endpoints.ts'
import { lostPaths } from './guides.ts'
import { modulesIn } from './modules.ts'
import { screensOf } from './screens.ts'
import { settingsPage } from './settings.ts'
import { shapeOf } from './shape.ts'
import { tablesPage } from './tables.ts'

const endpoints = [
  {
    module: 'schedule',
    name: 'week',
    endpoint: get('/api/week/:date', {
      roles: 'anyone',
      about: 'A week.',
      params: z.object({ date: Day }),
      response: z.array(z.int()).max(9),
    }),
  },
  {
    module: 'schedule',
    name: 'move',
    endpoint: post('/api/move', {
      roles: management,
      about: 'Moves.',
      body: z.object({ uuid: z.uuid() }),
      response: z.object({}),
    }),
  },
]

test('an endpoint is printed with its address, its roles and the shapes on the wire', () => {
  const page = endpointsPage(endpoints)
  expect(page).toContain(
    '### move — `POST /api/move`\n\nMoves.\n\n- Roles: zavuch, director, admin\n- Body: `{ uuid: uuid }`',
  )
  expect(page).toContain('- Address: `{ date: string }`\n- Answer: `int[≤ 9]`')
})

test('a role that may not call has an empty cell', () => {
  const lines = permissionsPage(endpoints, [{ path: '/diary', roles: ['student'] }]).split('\n')
  const cells = (name: string) =>
    lines
      .find((line) => line.startsWith(`| ${name} |`))
      ?.split('|')
      .slice(2, -1)
      .map((cell) => cell.trim())
  expect(cells('move')).toEqual(['', '', '', '', '●', '●', '●', ...Array<string>(roles.length - 6).fill('')])
  expect(cells('week')).toEqual([...Array<string>(roles.length).fill('●'), ''])
  expect(cells('`/diary`')).toEqual(['●', ...Array<string>(roles.length).fill('')])
})

test.each([
  [z.object({ name: z.string().min(1).max(60), at: z.string().optional() }), '{ name: string 1…60, at?: string }'],
  [z.object({ page: z.coerce.number().int().min(1).default(1) }), '{ page?: int ≥ 1 = 1 }'],
  [z.array(z.enum(['a', 'b'])).max(3), '("a" or "b")[≤ 3]'],
  [z.int().nullable(), 'int or null'],
  [z.record(z.string(), z.string()), '{ [key]: string }'],
])('a shape is a line that a person reads: %#', (schema, line) => {
  expect(shapeOf(schema)).toBe(line)
})

describe('screens', () => {
  const screensIn = (text: string) => inPlanted({ 'web/src/features/journal/screens.ts': text }, screensOf)

  test('are read from the source, with the role sets of the contract', () => {
    const text = [
      `import { management, roles } from '@qalam/contract/kernel/roles.ts'`,
      `const root = '/control'`,
      `const readers = ['teacher', ...management] as const`,
      `export const a = screen({ path: \`\${root}/journal/:id?\`, roles: readers, title: 'journal.title', alias: ['/j'], menu: { group: 'learn', icon: 'x' }, Page: lazy(() => import('./P.tsx')) })`,
      `export const b = screen({ path: '/in', roles: 'anonymous', title: 'auth.title', Page })`,
    ].join('\n')
    expect(screensIn(text)).toMatchObject([
      {
        feature: 'journal',
        path: '/control/journal/:id?',
        roles: ['teacher', 'zavuch', 'director', 'admin'],
        alias: ['/j'],
        menu: 'learn',
      },
      { feature: 'journal', path: '/in', roles: 'anonymous', title: 'auth.title' },
    ])
  })

  test('that cannot be worked out stop the printing', () => {
    expect(() => screensIn(`export const a = screen({ path: where(), roles: 'public', title: 'a' })`)).toThrow(
      'where()',
    )
    expect(() => screensIn(`export const a = screen({ path: '/a', roles: somebody, title: 'a' })`)).toThrow('somebody')
  })
})

describe('modules', () => {
  const asking = (...others: string[]) =>
    others.map((other) => `import { a } from '#modules/${other}/public.ts'`).join('\n')

  test('stand above all they ask', () => {
    const tree = {
      'server/src/modules/journal/service.ts': asking('schedule', 'groups'),
      'server/src/modules/schedule/service.ts': asking('groups'),
      'server/src/modules/groups/service.ts': '',
    }
    expect(inPlanted(tree, (root) => modulesIn(root, 'server'))).toEqual([
      { name: 'groups', asks: [], rank: 1 },
      { name: 'schedule', asks: ['groups'], rank: 2 },
      { name: 'journal', asks: ['groups', 'schedule'], rank: 3 },
    ])
  })

  test('in a circle have no rank', () => {
    const tree = { 'server/src/modules/a/service.ts': asking('b'), 'server/src/modules/b/service.ts': asking('a') }
    expect(() => inPlanted(tree, (root) => modulesIn(root, 'server'))).toThrow('a → b → a')
  })
})

test('a table is printed with its owner and its columns, those of later migrations too', () => {
  const first = `-- owner: journal
create table mark (
  school_id integer not null references school (id), -- the tenant
  lesson uuid,
  during tsrange generated always as (tsrange(a, b, '[)')) stored,
  amount numeric(10, 2) default 0,
  constraint mark_key primary key (school_id, lesson),
  check (amount > 0)
);
create table gone (id integer);
`
  const tree = {
    'server/migrations/0001.sql': first.replace('create table gone', '-- owner: journal\ncreate table gone'),
    'server/migrations/0002.sql':
      "alter table mark add column note text not null default '', add column at date;\ndrop table gone;\n",
  }
  const page = inPlanted(tree, (root) => tablesPage(tablesOf(root).tables))
  expect(page.split('\n\n').slice(2)).toEqual([
    '## journal',
    '### mark',
    [
      '- `school_id` integer',
      '- `lesson` uuid',
      '- `during` tsrange, may be null',
      '- `amount` numeric(10, 2), may be null',
      '- `note` text',
      '- `at` date, may be null\n',
    ].join('\n'),
  ])
})

test('a setting is printed with its module, its default and its sentence', () => {
  const about = { description: 'How long it is kept.' }
  const shape = {
    YEARS: z.coerce.number().int().default(3).meta(about),
    PARTS: z
      .string()
      .default('a,b')
      .transform((text) => text.split(','))
      .pipe(z.array(z.string()))
      .meta(about),
    PORT: z.coerce
      .number()
      .optional()
      .meta({ ...about, without: '`PORT` + 1' }),
    ADDRESS: z.url().optional().meta(about),
  }
  const lines = settingsPage([{ name: 'chat', shape }]).split('\n')
  expect(lines.slice(4)).toEqual([
    '## chat',
    '',
    '| Setting | Without it | What it does |',
    '|---|---|---|',
    '| `YEARS` | `3` | How long it is kept. |',
    '| `PARTS` | `a,b` | How long it is kept. |',
    '| `PORT` | `PORT` + 1 | How long it is kept. |',
    '| `ADDRESS` |  | How long it is kept. |',
    '',
  ])
})

test('a setting that is not explained stops the printing', () => {
  expect(() => settingsPage([{ name: 'chat', shape: { YEARS: z.string() } }])).toThrow('YEARS is not explained')
})

test('a guide that names a file which is not there is refused', () => {
  const tree = {
    'docs/testing.md': 'See `seed/demo.ts`, `web/src/features/X/screens.ts`\nand `tools/gone.ts`.',
    'seed/demo.ts': '',
  }
  expect(inPlanted(tree, lostPaths)).toEqual([
    { file: 'docs/testing.md', line: 2, says: 'names tools/gone.ts, which is not there' },
  ])
})
