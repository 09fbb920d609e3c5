import { z } from 'zod'
import { event } from '../kernel/event.ts'
import { Id } from '../kernel/ids.ts'

/** What a school does that a person has to hear of, whoever they are elsewhere. */
export const personActs = ['invited', 'taken-in', 'bound', 'password', 'opened', 'factor', 'written'] as const
export type PersonAct = (typeof personActs)[number]

/** A school did something with a person or the account of theirs: the person is told at every place they have. */
export const personTold = event('person.told', z.object({ personId: Id, act: z.enum(personActs) }), {})

/** An invitation was made, answered or withdrawn. */
export const invitationsChanged = event('invitations.changed', z.object({ id: z.uuid() }), { staff: true })
