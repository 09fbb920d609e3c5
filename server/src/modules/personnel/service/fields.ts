import type { PersonFields } from '@qalam/contract/personnel/person.ts'

type Shown = Pick<PersonFields, 'surname' | 'firstname' | 'lastname' | 'sex' | 'bornDate' | 'iin'>

/** What is written of a person as the columns of a row. */
export const rowOf = ({ surname, firstname, lastname, sex, bornDate, iin }: Shown) => ({
  surname,
  firstname,
  patronymic: lastname,
  sex,
  born_on: bornDate,
  iin: iin === '' ? null : iin,
})
type Row = ReturnType<typeof rowOf>

/** Whether a draft says something else of a person than is stored; what is not stored yet may be added. */
export const differs = (stored: Readonly<Record<keyof Row, unknown>>, draft: Row): boolean =>
  Object.entries(draft).some(([column, value]) => {
    const before: unknown = Reflect.get(stored, column)
    return before !== null && before !== value
  })

type Called = { surname: string; born_on: string | null }

/** Whether somebody of whom nothing may be told is who was typed: the surname, and the birth date where it is known. */
export const isCalled = (known: Called, typed: { surname: string; bornDate: string }): boolean =>
  plain(known.surname) === plain(typed.surname) && (known.born_on === null || known.born_on === typed.bornDate)

const plain = (name: string): string => name.trim().toLocaleLowerCase('kk')
