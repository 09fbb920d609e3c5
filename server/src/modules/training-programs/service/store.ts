import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { fieldProblem, notFound } from '@qalam/contract/kernel/problem.ts'
import type { TrainingProgram, trainingPrograms } from '@qalam/contract/training-programs/api.ts'
import { programChanged } from '@qalam/contract/training-programs/events.ts'
import { programIsAlive, programThereAgain } from '@qalam/contract/training-programs/problems.ts'
import type { Context } from '#platform/context.ts'
import { orRefuse } from '#platform/db/violations.ts'
import * as repository from '../repository.ts'
import { isGroupOpen, schemesOf } from '../views/programs.ts'
import { one, reached } from './list.ts'

/** A new program of a group (M-47). */
export async function create(
  context: Context,
  { parentId, inclusiveDescription, timeSchemeUuid }: Parsed<typeof trainingPrograms.create>['body'],
): Promise<TrainingProgram> {
  const { db } = context
  const reach = reached(context)
  if (!(await isGroupOpen(db, reach, parentId))) throw notFound()
  const schemes = await schemesOf(db, reach.schoolId)
  if (!schemes.some(({ uuid }) => uuid === timeSchemeUuid)) throw fieldProblem('timeSchemeUuid', 'group_unknown')

  const draft = { groupId: parentId, description: inclusiveDescription, timeSchemeUuid }
  const id = await repository
    .insert(db, reach.schoolId, draft)
    .catch(orRefuse('training_program_once', fieldProblem('inclusiveDescription', 'program_exists')))
  context.announce(programChanged, reach.schoolId, { programId: id })
  return one(context, id)
}

/** Puts a program away; its students leave it by orders before. */
export async function archive(context: Context, id: number): Promise<{}> {
  const { db, now } = context
  const { schoolId, archivedOn } = await held(context, id)
  const { students } = await one(context, id)
  if (students > 0) throw programIsAlive({ students })

  if (archivedOn === null) await repository.setArchived(db, schoolId, id, now)
  context.announce(programChanged, schoolId, { programId: id })
  return {}
}

export async function restore(context: Context, id: number): Promise<{}> {
  const { schoolId } = await held(context, id)

  await repository
    .setArchived(context.db, schoolId, id, null)
    .catch(orRefuse('training_program_once', programThereAgain()))
  context.announce(programChanged, schoolId, { programId: id })
  return {}
}

/** A program that the caller keeps, held until the end of what is done with it. */
export async function held(context: Context, id: number): Promise<TrainingProgram> {
  const program = await one(context, id)
  await repository.lock(context.db, program.schoolId, id)
  return program
}
