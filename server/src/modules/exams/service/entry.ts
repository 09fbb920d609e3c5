import { allow, found } from '#platform/access.ts'
import { isStaff, isStudent } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { lessonToSee, lessonToTeach } from '#modules/lesson/public.ts'
import { type Sitting, sittingFor } from '../repository/sittings.ts'

/** A sitting of a lesson that the actor may see; 404 otherwise. `pupilId`: the child of a student or parent who asks. */
export async function sittingToSee(context: Context, uuid: string) {
  const sitting = found(await sittingFor(context.db, context.actor, uuid))
  const { teaches, pupilId } = await lessonToSee(context, sitting.lessonUuid)
  return { sitting, teaches, pupilId }
}

/** A sitting whose lesson the actor teaches or manages; 404 for a family, 403 for others who may see the lesson. */
export async function sittingToTeach(context: Context, uuid: string): Promise<Sitting> {
  const { sitting, teaches } = await sittingToSee(context, uuid)
  allow(teaches)
  return sitting
}

/** The same, the lesson held until the transaction ends. */
export async function sittingToChange(context: Context, uuid: string): Promise<Sitting> {
  const sitting = found(await sittingFor(context.db, context.actor, uuid))
  await lessonToTeach(context, sitting.lessonUuid)
  return sitting
}

/** Who answers: the student of the lesson in whose own name it is asked. */
export const ofCaller = (context: Context, uuid: string) => ({
  schoolId: found(context.actor.schoolId),
  uuid,
  studentId: context.actor.userId,
})

export const asksAsStudent = ({ actor }: Context): boolean => isStudent(actor)
export const asksAsStaff = ({ actor }: Context): boolean => isStaff(actor)
