import { cyrillicLookalike } from '@qalam/contract/profile/names.ts'
import { phoneOf, phoneShown } from '@qalam/contract/profile/phone.ts'
import { kazakhAside } from './kazakh.ts'
import { nearest } from './nearest.ts'
import { oneLine, plain } from './text.ts'

/** The one of some that fits; nothing where two do. */
const only = (fitting: readonly string[]): string | undefined => (fitting.length === 1 ? fitting[0] : undefined)

/** A class that is written in another way, as `7-"Ә"`, `Ә7`, or with a Russian letter for a Kazakh one. */
export function classMeant(text: string, known: readonly string[]): string | undefined {
  const bare = plain(text).replace(/класс|сынып|class/g, '')
  const parallel = /\d{1,2}/.exec(bare)?.[0]
  const letters = bare.match(/\p{L}/gu) ?? []
  if (parallel === undefined || letters.length !== 1) return undefined
  const label = Number(parallel) + cyrillicLookalike((letters[0] ?? '').toUpperCase())
  if (known.includes(label)) return label
  return only(known.filter((one) => kazakhAside(plain(one)) === kazakhAside(plain(label))))
}

/** A room with other words about it, as `каб. 12`, else one whose number is a slip away. */
export function roomMeant(text: string, known: readonly string[]): string | undefined {
  const numbers = text.match(/\d+/g) ?? []
  const bare = numbers.length === 1 ? numbers[0] : undefined
  if (bare !== undefined && bare !== text && known.includes(bare)) return bare
  return nearest(text, known)
}

/** The first number of several, or the digits among words; `O` is taken for a zero. */
export function phoneMeant(text: string): string | undefined {
  const written = oneLine(text).replace(/[oо]/gi, '0')
  for (const part of [...written.split(/[,;/]/), written]) {
    const phone = phoneOf(part.replace(/[^\d+]/g, ''))
    if (phone !== null) return phoneShown(phone)
  }
  return undefined
}
