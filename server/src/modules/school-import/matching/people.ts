import type { IdentityQuestion } from '@qalam/contract/import-plans/question.ts'
import type { SchoolPlan } from '@qalam/contract/school-import/plan.ts'

type Name = { surname: string; firstname: string; patronymic: string }
/** A person whom a workbook names; the phone is of an employee, the birth date is what the IIN or the row tells. */
export type Somebody = Pick<IdentityQuestion, 'part' | 'row' | 'iin' | 'label'> &
  Name & { bornOn: string | null; phone: string | null }

/** Everybody of a plan once: on the row of their own, a parent on that of the first child. */
export function peopleOf({ staff, pupils, parents }: SchoolPlan): Somebody[] {
  const childOf = new Map(pupils.toReversed().flatMap((child) => child.parents.map(({ iin }) => [iin, child] as const)))
  const all = [
    ...staff.map((one): Somebody => ({ ...nameOf(one), part: 'staff', row: one.row, label: '', phone: one.phone })),
    ...pupils.map((one): Somebody => ({
      ...nameOf(one),
      part: 'pupils',
      row: one.row,
      label: one.classLabel,
      phone: null,
    })),
    ...parents.flatMap((one): Somebody[] => {
      const child = childOf.get(one.iin)
      if (!child) return []
      return [{ ...nameOf(one), part: 'parents', row: child.row, label: child.classLabel, phone: null }]
    }),
  ]
  return [...new Map(all.toReversed().map((one) => [one.iin, one])).values()].reverse()
}

const nameOf = (one: Name & { iin: string; birthDate: string | null }) => ({
  iin: one.iin,
  surname: one.surname,
  firstname: one.firstname,
  patronymic: one.patronymic,
  bornOn: one.birthDate,
})

export const fullName = ({ surname, firstname, patronymic }: Name): string =>
  [surname, firstname, patronymic].filter(Boolean).join(' ')
