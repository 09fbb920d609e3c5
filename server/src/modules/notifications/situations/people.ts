import type { personTold } from '@qalam/contract/invitations/events.ts'
import type { DataOf } from '@qalam/contract/kernel/event.ts'
import { placesOfPerson, platformAdmins, schoolNamed } from '../views.ts'
import type { SituationContext, SituationNotices } from './situation.ts'

/** A school did something with a person or the account of theirs: they hear of it at every place that they have. */
export async function told(
  { db, schoolId, now }: SituationContext,
  { personId, act }: DataOf<typeof personTold>,
): Promise<SituationNotices> {
  const users = await placesOfPerson(db, personId)
  const school = await schoolNamed(db, schoolId)
  if (users.length === 0 || !school) return { drafts: [] }
  // Each act is told by itself: a second password is not the first one told twice.
  const situation = `person ${act} ${schoolId} ${now.getTime()}`
  const href = act === 'invited' ? '/invitations' : '/profile'
  const draft = { users, category: 'tasks' as const, kind: `person-${act}` as const, situation, href }
  return { drafts: [{ ...draft, words: { school } }], people: users }
}

/** Somebody of a school looks up more people than one may: whoever runs the platform hears of it once a day. */
export async function lookUpsOver({ db, schoolId, today }: SituationContext): Promise<SituationNotices> {
  const users = await platformAdmins(db)
  const school = await schoolNamed(db, schoolId)
  if (users.length === 0 || !school) return { drafts: [] }
  const situation = `look-ups ${schoolId} ${today}`
  const draft = {
    users,
    category: 'tasks' as const,
    kind: 'look-ups-over' as const,
    situation,
    href: '/platform/schools',
  }
  return { drafts: [{ ...draft, words: { school } }], people: users }
}
