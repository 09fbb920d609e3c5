import { agreesWithBirthDate, agreesWithSex, birthDateOf, sexOf } from '@qalam/contract/profile/iin.ts'
import { isName, mixesAlphabets, nameLength, repairLookalikes } from '@qalam/contract/profile/names.ts'
import { readDay, readText, readWord } from '../table/cells.ts'
import { readIin } from '../table/references.ts'
import type { RowReader } from '../table/row.ts'
import { sexWords } from '../table/words.ts'

/** A name with its lookalike letters repaired, which is told; null when an optional cell is empty. */
export function readName(row: RowReader, column: string, max: number = nameLength, need: { required?: boolean } = {}) {
  const text = readText(row, column, max, need)
  if (typeof text !== 'string') return text
  const repaired = repairLookalikes(text)
  if (mixesAlphabets(repaired)) return row.fault(column, 'finding.mixed-alphabets')
  if (repaired.split(' ').some((part) => !isName(part))) return row.fault(column, 'finding.not-a-name')
  if (repaired !== text) row.warn(column, 'finding.lookalike', { repaired })
  return repaired
}

/** The columns that a person has on «Сотрудники» and «Ученики»; the IIN must agree with the birth date and the sex. */
export function readPerson(row: RowReader) {
  const iin = readIin(row, 'iin') ?? undefined
  const surname = readName(row, 'surname') ?? undefined
  const firstname = readName(row, 'firstname') ?? undefined
  const name = readName(row, 'patronymic', nameLength, { required: false })
  const patronymic = name === null ? '' : name
  const sex = readWord(row, 'sex', sexWords) ?? undefined
  const birthDate = readDay(row, 'birthDate') ?? undefined
  if (iin && birthDate && !agreesWithBirthDate(iin, birthDate)) row.fault('birthDate', 'finding.iin-birth-date')
  if (iin && sex && !agreesWithSex(iin, sex)) row.fault('sex', 'finding.iin-sex')
  return { iin, surname, firstname, patronymic, sex, birthDate }
}

type Read = Pick<ReturnType<typeof readPerson>, 'iin' | 'sex' | 'birthDate'>

/** Recognises somebody whose own IIN could not be read: another sheet's IIN with the same birth date and sex. */
export function isSamePerson({ iin, sex, birthDate }: Read): ((wanted: string) => boolean) | undefined {
  if (iin || !birthDate) return undefined
  return (wanted) => birthDateOf(wanted) === birthDate && (sex === undefined || sexOf(wanted) === sex)
}
