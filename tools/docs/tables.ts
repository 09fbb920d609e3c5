import type { Table } from '../checks/migrations.ts'
import { heading, list, page } from './markdown.ts'

/** tables.md: every table, the only module that writes it, its columns. */
export function tablesPage(tables: Table[]): string {
  const owners = [...new Set(tables.map(({ owner }) => owner))].sort()
  const sections = owners.flatMap((owner) => [
    heading(2, owner),
    ...tables
      .filter((one) => one.owner === owner)
      .map(({ name, columns }) =>
        [
          heading(3, name),
          list(columns.map((one) => `\`${one.name}\` ${one.type}${one.required ? '' : ', may be null'}`)),
        ].join('\n\n'),
      ),
  ])
  return page('Tables', `${tables.length} tables. Only the owner writes; anybody may read in views.`, sections)
}
