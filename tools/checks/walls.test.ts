import { execFile } from 'node:child_process'
import { mkdirSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { bring, plant } from './planted.ts'

type Violation = { rule: { name: string }; from: string; to: string }

const library = (name: string) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, version: '1.0.0', type: 'module', main: 'index.js' }),
  [`node_modules/${name}/index.js`]: 'export const it = 1\n',
})

const product = {
  'tsconfig.json': JSON.stringify({ compilerOptions: { module: 'nodenext', allowImportingTsExtensions: true } }),
  ...library('zod'),
  ...library('kysely'),
  ...library('pg'),
  ...library('fastify'),
  ...library('react'),
  'contract/package.json': JSON.stringify({ name: '@qalam/contract', type: 'module', exports: { './*': './src/*' } }),
  'contract/src/kernel/roles.ts': `import { it } from 'zod'\nexport const roles = [it]\n`,
  'contract/src/journal/api.ts': `import { roles } from '../kernel/roles.ts'\nexport const journal = roles\n`,
  'contract/src/journal/problems.ts': 'export const closed = 1\n',
  'contract/src/messages.ts': `export { journal as messages } from './journal/api.ts'\n`,
  'server/package.json': JSON.stringify({
    name: '@qalam/server',
    type: 'module',
    imports: { '#engine/*': './src/engine/*', '#platform/*': './src/platform/*', '#modules/*': './src/modules/*' },
  }),
  'server/src/platform/actor.ts': `export type Actor = { id: number }\nexport const nobody = { id: 0 }\n`,
  'server/src/platform/db/db.ts': `import { it } from 'pg'\nexport type Db = typeof it\nexport const db = it\n`,
  'server/src/platform/db/tables.gen.ts': 'export type Tables = { mark: 1 }\n',
  'server/src/platform/http/routes.ts': `import { it } from 'fastify'\nexport const routes = it\n`,
  'server/src/modules/groups/repository.ts': [
    `import { it } from 'kysely'`,
    `import type { Tables } from '#platform/db/tables.gen.ts'`,
    `import type { Db } from '#platform/db/db.ts'`,
    'export const groups = (db: Db): Tables[] => [it, db] as never',
  ].join('\n'),
  'server/src/modules/groups/public.ts': `export { groups } from './repository.ts'\n`,
  'server/src/modules/journal/policy.ts': [
    `import { roles } from '@qalam/contract/kernel/roles.ts'`,
    `import type { Actor } from '#platform/actor.ts'`,
    'export const canMark = (actor: Actor) => roles.includes(actor.id)',
  ].join('\n'),
  'server/src/modules/journal/service.ts': [
    `import { groups } from '#modules/groups/public.ts'`,
    `import type { Db } from '#platform/db/db.ts'`,
    `import { canMark } from './policy.ts'`,
    'export const mark = (db: Db) => [groups(db), canMark]',
  ].join('\n'),
  'server/src/modules/journal/routes.ts': [
    `import { journal } from '@qalam/contract/journal/api.ts'`,
    `import { routes } from '#platform/http/routes.ts'`,
    `import { mark } from './service.ts'`,
    'export const serve = [routes, journal, mark]',
  ].join('\n'),
  'server/src/modules/journal/module.ts': `export const module = { routes: () => import('./routes.ts') }\n`,
  'server/src/engine/engine.ts': `import { nobody } from '#platform/actor.ts'\nexport const engine = nobody\n`,
  'server/src/platform/testing/school.ts': 'export const school = 1\n',
  'seed/demo.ts': `export { groups } from '../server/src/modules/groups/public.ts'\n`,
  'web/package.json': JSON.stringify({
    name: '@qalam/web',
    type: 'module',
    imports: {
      '#app/*': './src/app/*',
      '#platform/*': './src/platform/*',
      '#ui/*': './src/ui/*',
      '#features/*': './src/features/*',
    },
  }),
  'web/src/platform/api.ts': `import { it } from 'react'\nexport const call = it\n`,
  'web/src/ui/table.tsx': `import { it } from 'react'\nexport const Table = it\n`,
  'web/src/features/groups/public.tsx': `import { Table } from '#ui/table.tsx'\nexport const GroupPicker = Table\n`,
  'web/src/features/groups/GroupList.tsx': 'export const GroupList = 1\n',
  'web/src/features/journal/Page.tsx': [
    `import { journal } from '@qalam/contract/journal/api.ts'`,
    `import { GroupPicker } from '#features/groups/public.tsx'`,
    `import { call } from '#platform/api.ts'`,
    'export default [journal, GroupPicker, call]',
  ].join('\n'),
  'web/src/app/shell.tsx': `export { default as page } from '#features/journal/Page.tsx'\n`,
}

const importing = (path: string) => `import * as it from '${path}'\nexport const planted = it\n`

/** For each rule the files that break it; the first one is the one refused. */
const breaks: [rule: string, tree: Record<string, string>][] = [
  [
    'no-cycles',
    {
      'contract/src/journal/a.ts': `export type A = import('./b.ts').B\n`,
      'contract/src/journal/b.ts': `import type { A } from './a.ts'\nexport type B = A[]\n`,
    },
  ],
  [
    'modules-are-ranked',
    {
      'server/src/modules/chat/service.ts': importing('#modules/news/public.ts'),
      'server/src/modules/chat/public.ts': 'export const chats = 1\n',
      'server/src/modules/news/public.ts': 'export const news = 1\n',
      'server/src/modules/news/service.ts': importing('#modules/chat/public.ts'),
    },
  ],
  ['contract-is-pure', { 'contract/src/journal/planted-rule.ts': importing('react') }],
  ['contract-is-pure', { 'contract/src/journal/planted-file.ts': importing('node:fs') }],
  ['kernel-is-the-floor', { 'contract/src/kernel/planted.ts': importing('../journal/api.ts') }],
  [
    'web-never-reads-server',
    { 'web/src/features/journal/planted-read.ts': importing('../../../../server/src/platform/actor.ts') },
  ],
  [
    'server-never-reads-web',
    { 'server/src/modules/journal/planted-web.ts': importing('../../../../web/src/platform/api.ts') },
  ],
  ['vocabulary-is-below', { 'server/src/vocabulary/planted.ts': importing('#modules/groups/public.ts') }],
  ['belonging-is-the-floor', { 'server/src/school/half/planted.ts': importing('#modules/groups/public.ts') }],
  ['engine-is-a-program', { 'server/src/engine/planted.ts': importing('#modules/groups/public.ts') }],
  ['engine-is-a-room-of-its-own', { 'server/src/platform/planted-engine.ts': importing('#engine/engine.ts') }],
  ['engine-is-a-room-of-its-own', { 'server/src/modules/journal/planted-engine.ts': importing('#engine/engine.ts') }],
  ['platform-knows-no-school', { 'server/src/platform/planted.ts': importing('#modules/groups/public.ts') }],
  ['platform-knows-no-school', { 'web/src/platform/planted.ts': importing('#features/groups/public.tsx') }],
  ['platform-knows-no-school', { 'server/src/platform/planted-word.ts': importing('@qalam/contract/journal/api.ts') }],
  ['ui-is-only-ui', { 'web/src/ui/planted.tsx': importing('@qalam/contract/kernel/roles.ts') }],
  [
    'rich-comes-with-its-page',
    {
      'web/src/app/planted-chart.tsx': importing('#ui/rich/chart.tsx'),
      'web/src/ui/rich/chart.tsx': 'export const chart = 1\n',
    },
  ],
  ['ui-is-only-ui', { 'web/src/ui/planted-call.tsx': importing('#platform/api.ts') }],
  [
    'modules-by-the-door',
    { 'server/src/modules/journal/planted-window.ts': importing('#modules/groups/repository.ts') },
  ],
  [
    'features-by-the-door',
    { 'web/src/features/journal/planted-window.ts': importing('#features/groups/GroupList.tsx') },
  ],
  ['app-is-the-top', { 'web/src/features/journal/planted-top.ts': importing('#app/shell.tsx') }],
  ['sql-in-repositories', { 'server/src/modules/journal/listeners.ts': importing('kysely') }],
  [
    'sql-in-repositories',
    {
      'server/src/modules/chat/listeners.ts': `import type { Tables } from '#platform/db/tables.gen.ts'\nexport type T = Tables\n`,
    },
  ],
  ['repository-asks-nobody', { 'server/src/modules/journal/repository.ts': importing('./policy.ts') }],
  [
    'repository-asks-nobody',
    {
      'server/src/modules/chat/repository/rows.ts': importing('../service/write.ts'),
      'server/src/modules/chat/service/write.ts': 'export const write = 1\n',
    },
  ],
  ['one-connection', { 'server/src/modules/journal/planted-connection.ts': importing('#platform/db/db.ts') }],
  ['policy-is-pure', { 'server/src/modules/chat/policy.ts': importing('#modules/groups/public.ts') }],
  ['http-stays-outside', { 'server/src/modules/lesson/service.ts': importing('#platform/http/routes.ts') }],
  ['http-stays-outside', { 'server/src/modules/lesson/policy.ts': importing('fastify') }],
  ['http-stays-outside', { 'server/src/modules/lesson/service/page.ts': importing('#platform/http/routes.ts') }],
  ['http-stays-outside', { 'server/src/modules/lesson/repository/rows.ts': importing('fastify') }],
  ['policy-is-pure', { 'server/src/modules/lesson/policy/marks.ts': importing('#modules/groups/public.ts') }],
  ['routes-are-the-top', { 'server/src/modules/journal/planted-route.ts': importing('./routes.ts') }],
  ['routes-are-the-top', { 'server/src/planted-value.ts': importing('./modules/journal/module.ts') }],
  ['module-is-light', { 'server/src/modules/groups/module.ts': importing('./repository.ts') }],
  ['module-settings-are-light', { 'server/src/modules/groups/settings.ts': importing('./repository.ts') }],
  ['tests-stay-in-tests', { 'server/src/modules/journal/planted-test.ts': importing('#platform/testing/school.ts') }],
  ['the-product-stands-alone', { 'server/src/planted-demo.ts': importing('../../seed/demo.ts') }],
  ['seed-by-the-door', { 'seed/planted.ts': importing('../server/src/modules/groups/repository.ts') }],
  ['no-cycles', { 'seed/planted-a.ts': importing('./planted-b.ts'), 'seed/planted-b.ts': importing('./planted-a.ts') }],
]

const cruiser = `${process.cwd()}/node_modules/dependency-cruiser/bin/dependency-cruiser.mjs`
const folders = ['contract', 'server', 'web', 'seed']

async function violationsIn(...trees: Record<string, string>[]): Promise<Violation[]> {
  const { root, remove } = plant(...trees)
  bring(root, '.dependency-cruiser.cjs')
  // Workspaces are links, exactly as npm makes them.
  mkdirSync(join(root, 'node_modules/@qalam'))
  symlinkSync('../../contract', join(root, 'node_modules/@qalam/contract'))
  const args = [cruiser, '--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...folders]
  try {
    const told = await new Promise<string>((done, fail) =>
      execFile(process.execPath, args, { cwd: root, maxBuffer: 64_000_000 }, (_, stdout, stderr) =>
        stdout ? done(stdout) : fail(new Error(stderr)),
      ),
    )
    return JSON.parse(told).summary.violations
  } finally {
    remove()
  }
}

const said = ({ rule, from, to }: Violation) => `${rule.name}: ${from} → ${to}`

test('the product as designed stands inside its walls', async () => {
  expect((await violationsIn(product)).map(said)).toEqual([])
})

describe('a planted break is refused by name', () => {
  let refused: Violation[] = []
  beforeAll(async () => {
    refused = await violationsIn(product, ...breaks.map(([, tree]) => tree))
  })

  test.each(breaks.map(([rule, tree]) => [rule, Object.keys(tree)[0]!] as const))('%s: %s', (rule, file) => {
    // A circle of folders is told by folder.
    const blamed = rule === 'modules-are-ranked' ? file.slice(0, file.lastIndexOf('/')) : file
    expect(refused.filter(({ from }) => from === blamed).map(({ rule: broken }) => broken.name)).toContain(rule)
  })

  test('every rule of the configuration has its break', () => {
    const configuration: { forbidden: { name: string }[] } = createRequire(import.meta.url)(
      '../../.dependency-cruiser.cjs',
    )
    const rules = configuration.forbidden.map(({ name }) => name)
    expect([...new Set(breaks.map(([rule]) => rule))].sort()).toEqual(rules.sort())
  })
})

test('what nobody asks of the contract is refused as dead', async () => {
  const { root, remove } = plant({
    'package.json': JSON.stringify({ name: 'planted', private: true, workspaces: ['contract', 'server'] }),
    'contract/package.json': product['contract/package.json'],
    'contract/src/journal/rules.ts': 'export const used = 1\nexport const idle = 2\nexport type Idle = 3\n',
    'server/package.json': JSON.stringify({ dependencies: { '@qalam/contract': '*' } }),
    'server/src/main.ts': importing('../../contract/src/journal/rules.ts').replace('* as it', '{ used as it }'),
  })
  bring(root, 'knip.json')
  try {
    const told = await new Promise<string>((done) =>
      execFile(`${process.cwd()}/node_modules/.bin/knip`, ['--reporter', 'compact'], { cwd: root }, (_, stdout) =>
        done(stdout),
      ),
    )
    expect(told).toContain('contract/src/journal/rules.ts: idle')
    expect(told).toContain('contract/src/journal/rules.ts: Idle')
    expect(told).not.toMatch(/rules\.ts: .*used/)
  } finally {
    remove()
  }
})
