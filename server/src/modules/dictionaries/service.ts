import { facultiesOf, parallels, teachingLanguages } from '@qalam/contract/dictionaries/rules.ts'
import { localeOf } from '@qalam/contract/kernel/languages.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { regionRows, type SubjectRow, subjectRows, teacherRows } from './views.ts'

const byName = (locale: string) => new Intl.Collator(locale).compare

/** The subjects by name in the caller's language. */
export async function subjects({ db, language }: Context): Promise<SubjectRow[]> {
  const compare = byName(localeOf(language))
  return (await subjectRows(db)).sort((a, b) => compare(a.name[language], b.name[language]))
}

export const languages = async () => teachingLanguages.map((key) => ({ key }))

export const parallelsWithFaculties = async () =>
  parallels.map((parallel) => ({ parallel, faculties: facultiesOf(parallel) }))

export const regions = ({ db }: Context) => regionRows(db)

/** Who may hold a lesson in the caller's school, by name. */
export async function teachers({ db, actor }: Context): Promise<{ id: number; name: string }[]> {
  const compare = byName('kk')
  return (await teacherRows(db, found(actor.schoolId))).sort((a, b) => compare(a.name, b.name))
}
