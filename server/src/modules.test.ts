import { expect, test } from 'vitest'
import { migrations } from '#platform/db/migrate.ts'
import { joined, readModules } from './modules.ts'

const owned = /^-- owner: (\S+)\n(?:--.*\n)*create (?:unlogged )?table (?:if not exists )?(\w+)/gm

test('what two modules name is refused by its name and theirs', () => {
  const one = { name: 'payments', part: { SANDBOX_PORT: 'a port' } }
  const other = { name: 'merge', part: { OUTER_DIARY: 'a diary', SANDBOX_PORT: 'a port' } }
  expect(() => joined([one, other])).toThrow('SANDBOX_PORT is named by two modules: payments and merge')
  expect(joined([one, { name: 'chat', part: undefined }])).toEqual(one.part)
})

test('a module says of its own tables alone that they belong to no school', async () => {
  const owners = new Map(
    migrations().flatMap(({ sql }) => [...sql.matchAll(owned)].map(([, owner, table]) => [table, owner])),
  )
  const modules = await readModules()
  const strange = modules.flatMap(({ name, tablesBeyondSchools = {} }) =>
    Object.keys(tablesBeyondSchools).filter((table) => owners.get(table) !== name),
  )
  expect(strange).toEqual([])
})
