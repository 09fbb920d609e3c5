import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { fieldProblem, notFound } from '@qalam/contract/kernel/problem.ts'
import type { trainingPrograms } from '@qalam/contract/training-programs/api.ts'
import { programChanged } from '@qalam/contract/training-programs/events.ts'
import { allow } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { orRefuse } from '#platform/db/violations.ts'
import * as repository from '../repository.ts'
import { isGroupOpen } from '../views/programs.ts'
import { isInGroup, openStaysOf } from '../views/stays.ts'
import { reached } from './list.ts'
import { held } from './store.ts'

/** Puts a student of the group into its program (M-48); the student stays in the list of the group. */
export async function arrive(
  context: Context,
  { groupId: programId, contingentId, arrivalDate, arrivalOrder }: Parsed<typeof trainingPrograms.arrive>['body'],
): Promise<{}> {
  const { db } = context
  const { schoolId, parentId, can } = await held(context, programId)
  allow(can.edit)
  const isThere = await isInGroup(db, schoolId, { groupId: parentId, studentId: contingentId, day: arrivalDate })
  if (!isThere) throw fieldProblem('contingentId', 'program_not_in_class')

  const before = await openStaysOf(db, schoolId, contingentId)
  const left = before.flatMap(({ id, endsOn }) => (endsOn === null ? [] : [{ id, until: endsOn }]))
  if (left.length > 0) await repository.closeLeft(db, schoolId, left)
  await repository
    .beginStay(db, schoolId, { programId, studentId: contingentId, since: arrivalDate, order: arrivalOrder })
    .catch(orRefuse('training_stay_once', fieldProblem('contingentId', 'program_taken')))
  context.announce(programChanged, schoolId, { programId })
  return {}
}

/** Ends the stay of a student in the program where the student is (M-49). */
export async function retire(
  context: Context,
  { contingentId, retirementDate, retirementOrder }: Parsed<typeof trainingPrograms.retire>['body'],
): Promise<{}> {
  const { db } = context
  const reach = reached(context)
  const stay = (await openStaysOf(db, reach.schoolId, contingentId)).find(({ endsOn }) => endsOn === null)
  if (!stay || !(await isGroupOpen(db, reach, stay.groupId))) throw notFound()
  if (retirementDate <= stay.since) throw fieldProblem('retirementDate', 'program_before_arrival')

  await repository.endStay(db, reach.schoolId, stay.id, { until: retirementDate, order: retirementOrder })
  context.announce(programChanged, reach.schoolId, { programId: stay.programId })
  return {}
}
