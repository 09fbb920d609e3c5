import { expect, test } from 'vitest'
import { sharedNames } from './names.ts'
import { inPlanted } from './planted.ts'

const told = (tree: Record<string, string>) =>
  inPlanted(tree, sharedNames).map(({ file, line, says }) => `${file}:${line} ${says}`)

test('a type name that two files of a package export is refused at each of them', () => {
  expect(
    told({
      'server/src/modules/auth/desk.ts': 'export type Desk = { sign: string }\n',
      'server/src/modules/news/desk.ts': 'const a = 1\nexport interface Desk { scope: string }\n',
    }),
  ).toEqual([
    'server/src/modules/auth/desk.ts:1 Desk is exported by 2 files',
    'server/src/modules/news/desk.ts:2 Desk is exported by 2 files',
  ])
})

test('a name that carries its module passes, and so does one that a file passes on, keeps to itself or has in a test', () => {
  expect(
    told({
      'contract/src/news/audience.ts': 'export const Desk = 1\nexport type Desk = { scope: string }\n',
      'server/src/modules/auth/deps.ts': 'export type AuthDeps = { sign: string }\ntype Row = 1\n',
      'server/src/modules/auth/public.ts': `export type { AuthDeps } from './deps.ts'\n`,
      'server/src/modules/news/views.ts': 'type Row = 2\nexport type Desk = Row\n',
      'server/src/modules/news/testing/desk.ts': 'export type Desk = 3\n',
    }),
  ).toEqual([])
})
