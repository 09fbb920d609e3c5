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
