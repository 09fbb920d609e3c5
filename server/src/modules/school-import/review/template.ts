import { type Language, languageOf } from '@qalam/contract/kernel/languages.ts'
import type { Db } from '#platform/db/db.ts'
import { sheetsOf } from '../reading/workbook-of.ts'
import { write } from '#platform/text/xlsx.ts'
import { schoolTypeWords, wordFor } from '../reading/table/words.ts'
import { schoolFieldsIn } from './views.ts'

const nothing = {
  bells: [],
  rooms: [],
  staff: [],
  classes: [],
  pupils: [],
  parents: [],
  subgroups: [],
  load: [],
  timetable: [],
  ktp: [],
  days: [],
}

/** The empty workbook of a school: all sheets with their columns, and what the school is. */
export async function templateOf(db: Db, schoolId: number, academicYear: number, language: Language) {
  const school = await schoolFieldsIn(db, schoolId)
  if (!school) return null
  const { bin, name, address, regionId, type } = school
  const defaultLanguage = languageOf(school.language) ?? 'kz'
  const about = {
    bin,
    name,
    address,
    regionId,
    district: '',
    type: wordFor(schoolTypeWords, type, language),
    academicYear,
    defaultLanguage,
  }
  const sheets = sheetsOf({ ...nothing, school: about }, language)
  return { bytes: await write(sheets), name: `${name[language] || name.ru} ${academicYear}-${academicYear + 1}` }
}
