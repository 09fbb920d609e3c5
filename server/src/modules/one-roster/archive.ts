import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { FileAnswer } from '#platform/http/ready.ts'
import { zipOf } from './file/csv.ts'
import type { RosterFacts } from './file/facts.ts'
import { filesOf } from './file/files.ts'

/** The roster of a school as a zip of CSV files. */
export const archiveOf = async (facts: RosterFacts, language: Language): Promise<FileAnswer> => ({
  file: await zipOf(filesOf(facts, language)),
  name: `one-roster-${facts.year}.zip`,
  mime: 'application/zip',
})
