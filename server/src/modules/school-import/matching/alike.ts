import { cyrillicLookalike } from '@qalam/contract/profile/names.ts'
import { plain } from '../reading/table/text.ts'
import { plainer } from '../reading/table/kazakh.ts'

/** A name for finding who may be meant; whether two people of one such name are one, somebody says who knows them. */
const folded = (text: string): string =>
  [...cyrillicLookalike(plain(text).toUpperCase()).toLowerCase()]
    .map((letter) => plainer.get(letter) ?? letter)
    .join('')
    .replace(/[-'’ʼ]/g, ' ')
    .replace(/ +/g, ' ')

type Name = { surname: string; firstname: string; patronymic: string }

/** Surname and first name, by which people are looked for. */
export const nameKey = ({ surname, firstname }: Pick<Name, 'surname' | 'firstname'>): string =>
  `${folded(surname)} ${folded(firstname)}`

/** Whether two names may be one person's: a patronymic may be left out. */
export function isAlike(one: Name, other: Name): boolean {
  const patronymics = new Set([one, other].map(({ patronymic }) => folded(patronymic)).filter(Boolean))
  return nameKey(one) === nameKey(other) && patronymics.size < 2
}
