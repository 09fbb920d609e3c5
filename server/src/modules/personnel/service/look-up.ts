import { createHash } from 'node:crypto'
import { lookUpsOver } from '@qalam/contract/personnel/events.ts'
import { tooManyRequests } from '@qalam/contract/kernel/problem.ts'
import { type IinQuery, type KnownByIin, lookUps } from '@qalam/contract/personnel/person.ts'
import type { z } from 'zod'
import { people } from '#modules/people/public.ts'
import { allow, found } from '#platform/access.ts'
import { isManagement } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { keepLookUp } from '../repository.ts'
import { letsEdit, lookUpsOf, personOfSchool } from '../views/iin.ts'
import { isCalled } from './fields.ts'

type Answer = z.output<typeof KnownByIin>

/** Who has an IIN, for who may add or change people of the school. */
export async function profileByIin(context: Context, asked: IinQuery): Promise<Answer> {
  allow(await mayLookUp(context))
  return lookUp(context, asked)
}

/**
 * People whom the school knows are shown; of others it is said whether what was typed agrees. Each look-up is kept: ten a
 * minute and a hundred a day, and the platform is told of who asks for more.
 */
export async function lookUp(context: Context, { iin, surname, bornDate }: IinQuery): Promise<Answer> {
  await refuseMore(context)
  const { actor, db, now } = context
  const schoolId = found(actor.schoolId)
  const person = await personOfSchool(db, schoolId, iin)
  const other = person ? undefined : await people.byIin(db, iin)
  const agrees = other !== undefined && bornDate !== '' && isCalled(other, { surname, bornDate })
  const answer = person ? 'shown' : agrees ? 'agrees' : 'disagrees'
  await context.change(({ db: within }) =>
    keepLookUp(within, schoolId, { by: actor.userId, at: now, iinHash: hashOf(schoolId, iin), answer }),
  )
  return { person, agrees: person !== null || agrees }
}

async function refuseMore(context: Context): Promise<void> {
  const { actor, db, now } = context
  const { minute, day } = await lookUpsOf(db, found(actor.schoolId), actor.userId, now)
  if (minute < lookUps.aMinute && day < lookUps.aDay) return
  if (day >= lookUps.aDay)
    await context.change(async (part) => part.announce(lookUpsOver, actor.schoolId, { userId: actor.userId }))
  throw tooManyRequests({ seconds: minute >= lookUps.aMinute ? 60 : 3600 })
}

/** What is kept of an IIN: whoever knows it can find the look-ups of it, and nobody reads it. */
const hashOf = (schoolId: number, iin: string): Buffer =>
  createHash('sha256').update(`look-up ${schoolId} ${iin}`).digest()

async function mayLookUp({ actor, db }: Context): Promise<boolean> {
  if (actor.schoolId === null) return false
  if (isManagement(actor)) return true
  const { role } = actor
  return (role === 'teacher' || role === 'group-lead') && letsEdit(db, found(actor.schoolId), role)
}
