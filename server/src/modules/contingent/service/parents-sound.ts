import type { contingent } from '@qalam/contract/contingent/api.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { type FieldComplaint, FieldProblems } from '@qalam/contract/kernel/problem.ts'
import { sexOf } from '@qalam/contract/profile/iin.ts'
import { personOfIin, personOfSchool } from '#modules/personnel/service/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'

type Draft = Parsed<typeof contingent.setParents>['body']['parents'][number]

/** A parent with the name that the school knows or typed, and the place among the two; `personId` of who is known anywhere. */
export type FamilyParent = {
  iin: string
  surname: string
  firstname: string
  patronymic: string
  sex: 'm' | 'w'
  personId: number | null
  place: number
}

/**
 * Parents with the names that the school knows of them; 422 under each IIN that is twice there, under the surname of
 * somebody whom others know by another one, and where somebody new has no name.
 */
export async function soundParents({ actor, db }: Context, drafts: readonly Draft[]): Promise<FamilyParent[]> {
  const complaints: Record<string, FieldComplaint[]> = {}
  const parents: FamilyParent[] = []
  for (const [at, { iin, surname, firstname, lastname }] of drafts.entries()) {
    const ours = await personOfSchool(db, found(actor.schoolId), iin)
    const other = await personOfIin(db, iin)
    if (drafts.findIndex((draft) => draft.iin === iin) !== at)
      complaints[`parents.${at}.iin`] = [{ code: 'already-exists' }]
    if (!ours && surname === '') complaints[`parents.${at}.surname`] = [{ code: 'required' }]
    else if (!ours && other && !isAlike(other.surname, surname))
      complaints[`parents.${at}.iin`] = [{ code: 'iin_not_theirs' }]
    if (!ours && firstname === '') complaints[`parents.${at}.firstname`] = [{ code: 'required' }]
    parents.push({
      iin,
      surname: ours?.surname ?? surname,
      firstname: ours?.firstname ?? firstname,
      patronymic: ours?.lastname ?? lastname,
      sex: other?.sex ?? sexOf(iin) ?? 'w',
      personId: other?.personId ?? null,
      place: at + 1,
    })
  }
  if (Object.keys(complaints).length > 0) throw new FieldProblems(complaints)
  return parents
}

/** The same of people whom the school knows already, by IIN alone; 422 under `parentship` for anybody else. */
export async function soundKnown({ actor, db }: Context, iins: readonly string[]): Promise<FamilyParent[]> {
  const complaints: Record<string, FieldComplaint[]> = {}
  const parents: FamilyParent[] = []
  for (const [at, iin] of iins.entries()) {
    if (iin === '') continue
    const ours = await personOfSchool(db, found(actor.schoolId), iin)
    const person = ours && (await personOfIin(db, iin))
    if (iins.indexOf(iin) !== at) complaints[`parentship.${at}`] = [{ code: 'already-exists' }]
    else if (!person) complaints[`parentship.${at}`] = [{ code: 'parent_unknown' }]
    else {
      const { lastname: patronymic, bornDate: _, ...named } = person
      parents.push({ iin, ...named, patronymic, place: parents.length + 1 })
    }
  }
  if (Object.keys(complaints).length > 0) throw new FieldProblems(complaints)
  return parents
}

const isAlike = (known: string, typed: string): boolean =>
  known.trim().toLocaleLowerCase('kk') === typed.trim().toLocaleLowerCase('kk')
