import { filesIn, isTest, read } from '../checks/source.ts'
import type { Table } from '../checks/migrations.ts'
import { pairsIn, sqlEdges } from '../checks/sql-edges.ts'
import { heading, page, row, table } from './markdown.ts'

export type Module = { name: string; asks: string[]; rank: number }

const sides = { server: ['server/src/modules', '#modules/'], web: ['web/src/features', '#features/'] } as const

/** The modules of one side with those they ask, and their rank: 1 asks nobody, others stand above all they ask. */
export function modulesIn(root: string, side: keyof typeof sides): Module[] {
  const [folder, alias] = sides[side]
  const asks = new Map<string, Set<string>>()
  for (const file of filesIn(root, folder).filter((path) => /\.tsx?$/.test(path) && !isTest(path))) {
    const own = file.slice(folder.length + 1).split('/')[0] ?? ''
    const asked = asks.get(own) ?? new Set()
    asks.set(own, asked)
    for (const [, other = ''] of read(root, file).matchAll(new RegExp(`from '${alias}([\\w-]+)/`, 'g')))
      if (other !== own) asked.add(other)
  }
  const ranks = new Map<string, number>()
  const rankOf = (name: string, above: string[] = []): number => {
    if (above.includes(name)) throw new Error(`Modules ask each other in a circle: ${[...above, name].join(' → ')}`)
    const known = ranks.get(name)
    if (known) return known
    const rank = 1 + Math.max(0, ...[...(asks.get(name) ?? [])].map((one) => rankOf(one, [...above, name])))
    ranks.set(name, rank)
    return rank
  }
  return [...asks]
    .map(([name, asked]) => ({ name, asks: [...asked].sort(), rank: rankOf(name) }))
    .sort((a, b) => a.rank - b.rank || a.name.localeCompare(b.name))
}

/** modules.md: who asks whom and reads whose tables, in the order that falls out of the asking. */
export function modulesPage(root: string, tables: Table[], endpoints: { module: string }[]): string {
  const edges = sqlEdges(root, tables)
  const modules = modulesIn(root, 'server')
  const server = modules.map(({ name, asks, rank }) => {
    const owned = tables.filter(({ owner }) => owner === name).map((one) => one.name)
    return row([
      rank,
      name,
      asks.join(', '),
      [...(edges.get(name) ?? [])].sort().join(', '),
      owned.join(', '),
      endpoints.filter(({ module }) => module === name).length,
    ])
  })
  const web = modulesIn(root, 'web').map(({ name, asks, rank }) => row([rank, name, asks.join(', ')]))
  return page('Modules', 'A module asks only modules of a lower rank, through their `public.ts`.', [
    heading(2, 'Server'),
    `${modules.flatMap(({ asks }) => asks).length} pairs ask each other through \`public.ts\`; ` +
      `${[...edges.values()].flatMap((owners) => [...owners]).length} read tables of another in SQL, ` +
      `${pairsIn(edges).length} of them both ways (\`tools/checks/two-way.ts\`).`,
    table(['Rank', 'Module', 'Asks', 'Reads tables of', 'Owns', 'Endpoints'], server),
    heading(2, 'Web'),
    table(['Rank', 'Feature', 'Shows pieces of'], web),
  ])
}
