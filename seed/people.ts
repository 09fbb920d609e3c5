import { given, patronymics, surnames } from './names.ts'
import type { Random } from './random.ts'

export type Somebody = {
  iin: string
  surname: string
  firstname: string
  patronymic: string
  sex: 'm' | 'w'
  birthDate: string
}

const weights = [
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
  [3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 2],
] as const

function iinOf(birthDate: string, sex: 'm' | 'w', serial: number): string | null {
  const century = birthDate < '2000' ? 3 : 5
  const digits = `${birthDate.slice(2).replaceAll('-', '')}${century + (sex === 'm' ? 0 : 1)}${String(serial).padStart(4, '0')}`
  for (const row of weights) {
    const check = row.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11
    if (check < 10) return digits + check
  }
  return null
}

/** Makes invented people, never the same IIN twice. */
export function peopleFrom(random: Random, firstSerial: number) {
  let serial = firstSerial
  const born = (year: number) =>
    `${year}-${String(random.below(12) + 1).padStart(2, '0')}-${String(random.below(28) + 1).padStart(2, '0')}`

  return function person(
    year: number,
    { sex = random.next() < 0.5 ? 'm' : 'w', surname }: { sex?: 'm' | 'w'; surname?: readonly [string, string] } = {},
  ): Somebody {
    const form = sex === 'm' ? 0 : 1
    const birthDate = born(year)
    let iin: string | null = null
    while (!iin) iin = iinOf(birthDate, sex, serial++ % 10_000)
    return {
      iin,
      surname: (surname ?? random.pick(surnames))[form],
      firstname: random.pick(given[sex]),
      patronymic: random.pick(patronymics)[form],
      sex,
      birthDate,
    }
  }
}

/** The surname in both forms, for a family. */
export const familyOf = (random: Random): readonly [string, string] => random.pick(surnames)
