import type { PersonCard } from '@qalam/contract/personnel/card.ts'
import { notFound } from '@qalam/contract/kernel/problem.ts'
import { mediaAddress } from '#modules/media/public.ts'
import { academicYear } from '#modules/schools/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import * as policy from '../policy.ts'
import * as views from '../views/card.ts'
import { everyKnown, type SchoolPerson, known } from './standing.ts'

/** A student or an employee, with what the caller may do. 404 for who is not to be seen, as if they were not there. */
export async function card(context: Context, userId: number, secret: string): Promise<PersonCard> {
  const { actor, db, now, today } = context
  const person = await known(context, userId)
  const kind = policy.kindOf(person)
  if (kind === 'parent' || !policy.canSee(actor, person)) throw notFound()

  const schoolId = found(actor.schoolId)
  const row = found(await views.personRow(db, schoolId, userId, now))
  const seesAccount = policy.seesAccount(actor, person)
  const isStudent = kind === 'student'
  const year = await academicYear(db, schoolId, today, null)
  const stays = isStudent ? await views.staysOf(db, schoolId, userId) : []
  const { photoFile, bornOn, createdAt, iin, login, phone, hasFactor, ...rest } = row
  return {
    ...rest,
    id: userId,
    kind,
    role: person.role,
    photo: photoFile && mediaAddress(secret, photoFile, now).url,
    bornDate: bornOn,
    iin: seesAccount ? iin : null,
    login: seesAccount ? login : null,
    phone: seesAccount ? phone : null,
    createdAt: createdAt.toISOString(),
    isArchived: person.isArchived,
    group: stays.findLast(({ until }) => until === null || until > today)?.group ?? null,
    stays,
    otherSchools: isStudent ? await views.otherSchoolsOf(db, schoolId, userId) : [],
    parents: isStudent && seesAccount ? await parentsOf(context, userId) : [],
    teaching: isStudent || year === null ? [] : await views.teachingOf(db, schoolId, userId, year),
    leads: isStudent ? [] : await views.ledBy(db, schoolId, userId),
    can: { ...canOf(context, person), resetFactor: hasFactor && policy.canResetFactor(actor, person) },
  }
}

/** The parents of a student, and whose account the caller may open: one tie elsewhere closes it. */
async function parentsOf(context: Context, studentId: number): Promise<PersonCard['parents']> {
  const rows = await views.parentsOf(context.db, found(context.actor.schoolId), studentId, context.now)
  const people = await everyKnown(
    context,
    rows.map(({ id }) => id),
  )
  const theirs = new Set(people.filter((one) => policy.canHandOut(context.actor, one)).map(({ userId }) => userId))
  return rows.map((row) => ({ ...row, mayOpen: theirs.has(row.id) }))
}

const canOf = ({ actor }: Context, person: SchoolPerson): Omit<PersonCard['can'], 'resetFactor'> => ({
  edit: policy.canEdit(actor, person),
  editPerson: policy.canEditPerson(actor, person),
  setRole: policy.canSetRole(actor, person),
  resetPassword: policy.canHandOut(actor, person),
  unblock: policy.canHandOut(actor, person),
  endSessions: policy.canHandOut(actor, person),
  remove: policy.canRemove(actor, person),
  restore: policy.canRestore(actor, person),
  report: policy.canReport(actor, person),
})
