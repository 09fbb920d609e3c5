import type { Language, Named } from '@qalam/contract/kernel/languages.ts'
import { classTables } from './classes.ts'
import type { CsvTable } from './csv.ts'
import type { RosterFacts } from './facts.ts'
import { manifestOf } from './manifest.ts'
import { orgTables } from './orgs.ts'
import { peopleTables } from './people.ts'

/** The files of a school by their names, the manifest first. */
export function filesOf(facts: RosterFacts, language: Language): Map<string, CsvTable> {
  const say = (name: Partial<Named>) => name[language] || name.kz || name.ru || ''
  const tables = new Map([...orgTables(facts, say), ...classTables(facts, say), ...peopleTables(facts)])
  return new Map([['manifest.csv', manifestOf(tables)], ...tables])
}
