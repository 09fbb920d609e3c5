import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import type { Kept, KeptField } from '@qalam/contract/import-plans/kept.ts'
import type { SchoolPlan } from '@qalam/contract/school-import/plan.ts'
import { areOurs } from './ours.ts'
import type { Db } from '#platform/db/db.ts'
import { plain } from '../reading/table/text.ts'
import { fullName, peopleOf, type Somebody } from './people.ts'
import { editedFields, type WrittenPerson, writtenOf } from './views-kept.ts'

export type KeptOne = Omit<Kept, 'id'>
export type PersonField = { person: number; field: KeptField }
/** A field that is written, as the columns of the person have it. */
export type KeptChange = PersonField & { iin: string; before: string; after: string; value: string; isHead: boolean }

export const columnOf = {
  iin: 'iin',
  surname: 'surname',
  firstname: 'firstname',
  patronymic: 'patronymic',
  'birth-date': 'born_on',
  phone: 'phone',
} as const satisfies Record<KeptField, string>

/** Whom of a plan the school knows: the IIN by which the plan names them, and the one of the workbook. */
type Known = { person: WrittenPerson; one: Somebody; iinOfWorkbook: string }

/**
 * What the school and the workbook say otherwise of people for whose account this school answers, and which of it is
 * taken. `iins` are the IINs of the workbook by those of the plan, where a reviewer recognised somebody.
 */
export async function keptOf(
  db: Db,
  schoolId: number,
  plan: SchoolPlan,
  iins: ReadonlyMap<string, string>,
  taken: readonly PersonField[],
): Promise<{ kept: KeptOne[]; changes: KeptChange[] }> {
  const everybody = peopleOf(plan)
  const written = await writtenOf(
    db,
    schoolId,
    everybody.map(({ iin }) => iin),
  )
  const isOurs = await areOurs(
    db,
    schoolId,
    written.map(({ person }) => person),
  )
  const ours = new Map(written.filter(({ person }) => isOurs(person)).map((person) => [person.iin, person]))
  const known = everybody.flatMap((one): Known[] => {
    const person = ours.get(one.iin)
    return person ? [{ person, one, iinOfWorkbook: iins.get(one.iin) ?? one.iin }] : []
  })
  const edited = await editedFields(
    db,
    schoolId,
    known.map(({ person }) => person.person),
  )
  const isTaken = new Set(taken.map(({ person, field }) => `${person} ${field}`))
  const found = known.flatMap((each) =>
    differencesOf(each).map((difference) => {
      const { person, one } = each
      const key = `${person.person} ${difference.field}`
      const edit = edited.get(`${person.person} ${columnOf[difference.field]}`)
      return { ...difference, person, one, isTaken: isTaken.has(key), edit }
    }),
  )
  return {
    kept: found.map(({ field, before, after, person, one, edit, isTaken: isOne }) => ({
      part: one.part,
      row: one.row,
      person: person.person,
      thing: null,
      name: fullName(person),
      field,
      standing: before,
      workbook: after,
      editedBy: edit?.by ?? null,
      editedAt: edit?.at.toISOString() ?? null,
      isTaken: isOne,
    })),
    changes: found.flatMap(({ field, before, after, value, person, one, isTaken: isOne }) =>
      isOne ? [{ person: person.person, field, iin: one.iin, before, after, value, isHead: person.isHead }] : [],
    ),
  }
}

type Difference = { field: KeptField; before: string; after: string; value: string }

function differencesOf({ person, one, iinOfWorkbook }: Known): Difference[] {
  const texts = (['surname', 'firstname', 'patronymic'] as const).map(
    (field) => [field, person[field], one[field]] as const,
  )
  const phone = one.phone === null ? [] : ([['phone', person.phone ?? one.phone, one.phone]] as const)
  const differing = [...texts, ...phone].filter(([, before, after]) => plain(before) !== plain(after))
  const [born, said] = [person.bornOn ?? one.bornOn, one.bornOn]
  return [
    ...(person.iin === iinOfWorkbook
      ? []
      : [{ field: 'iin' as const, before: person.iin, after: iinOfWorkbook, value: iinOfWorkbook }]),
    ...differing.map(([field, before, after]) => ({ field, before, after, value: after })),
    ...(born === said || one.part === 'parents' || said === null || born === null
      ? []
      : [{ field: 'birth-date' as const, before: dottedOf(born), after: dottedOf(said), value: said }]),
  ]
}
