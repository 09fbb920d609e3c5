import type { Language } from '@qalam/contract/kernel/languages.ts'
import { type KnownSchool, schoolsCalled } from '#modules/schools/public.ts'
import type { Db } from '#platform/db/db.ts'
import { say } from '#platform/http/errors.ts'
import { WrongUsage } from './asked.ts'

export const nameOf = ({ name }: Pick<KnownSchool, 'name'>, language: Language): string => name[language] || name.ru

/** The one school that a person means by an id, a BIN, a name or a part of it that no other school has. */
export async function whichSchool(db: Db, text: string, language: Language): Promise<KnownSchool> {
  const found = await schoolsCalled(db, text)
  const exact = found.filter(({ isExact }) => isExact)
  const meant = exact.length > 0 ? exact : found
  const [one] = meant
  if (!one) throw new WrongUsage(say(language, 'school-import.no-school', { school: text }))
  if (meant.length === 1) return one
  const several = meant.map((school) => `${school.id} ${nameOf(school, language)}`).join('; ')
  throw new WrongUsage(say(language, 'school-import.several-schools', { school: text, several }))
}
