import type { themesMoved } from '@qalam/contract/calendar-plans/events.ts'
import type { absenceNoticed } from '@qalam/contract/attendance/events.ts'
import type { DataOf } from '@qalam/contract/kernel/event.ts'
import type { NoticeKind } from '@qalam/contract/notifications/rules.ts'
import type { reviewAnswered } from '@qalam/contract/feedback/events.ts'
import type { closingReminded } from '@qalam/contract/period-marks/events.ts'
import type { substitutionAsked } from '@qalam/contract/substitution/events.ts'
import type { ticketMoved } from '@qalam/contract/support/events.ts'
import { familiesOf, leadsOf, planOf } from '../views.ts'
import type { SituationContext, SituationNotices } from './situation.ts'

type Asked = { kind: NoticeKind; situation: string; href: string }

/** One person is asked to do something. */
const task = (userId: number, asked: Asked): SituationNotices => ({
  drafts: [{ users: [userId], category: 'tasks', words: {}, ...asked }],
  people: [userId],
})

export const substitution = ({ teacherId, absenceId }: DataOf<typeof substitutionAsked>) =>
  task(teacherId, { kind: 'substitution', situation: `substitution ${absenceId}`, href: '/substitutions' })

export const closing = ({ teacherId }: DataOf<typeof closingReminded>) =>
  task(teacherId, { kind: 'closing', situation: 'closing', href: '/control/journal/groups' })

/** A family tells of an absence: the lead of the class hears of it at once. */
export async function absence(
  { db, schoolId, today }: SituationContext,
  { studentId }: DataOf<typeof absenceNoticed>,
): Promise<SituationNotices> {
  const leads = await leadsOf(db, schoolId, studentId, today)
  const [child] = await familiesOf(db, schoolId, today, { ids: [studentId] })
  if (!child || leads.length === 0) return { drafts: [] }
  const words = { student: [child.name, child.group].filter(Boolean).join(', ') }
  const situation = `absence ${studentId} ${today}`
  const draft = { users: leads, category: 'lessons' as const, kind: 'absence' as const, situation, words }
  return { drafts: [{ ...draft, href: '/control/attendance/notices' }], people: leads }
}

/** Support answered somebody: they are told once until they have read it. */
export function support({ userId, ticketUuid, answered }: DataOf<typeof ticketMoved>): SituationNotices {
  if (!answered) return { drafts: [] }
  const href = `/support/support/chat/${ticketUuid}`
  const draft = { users: [userId], category: 'messages' as const, kind: 'support' as const, words: {}, href }
  return { drafts: [{ ...draft, situation: `support ${ticketUuid}` }], people: [userId] }
}

/** A review was answered: its author finds the answer beside it. */
export function reviewAnswer({ userId, reviewUuid }: DataOf<typeof reviewAnswered>): SituationNotices {
  const of = { category: 'messages' as const, kind: 'review-answer' as const, words: {}, href: '/feedback' }
  return { drafts: [{ users: [userId], situation: `review ${reviewUuid}`, ...of }], people: [userId] }
}

/** Somebody else laid the themes of a plan anew: its teacher is told once until the plan was looked at. */
export async function planThemes(
  { db, schoolId }: SituationContext,
  { planUuid, teacherId }: DataOf<typeof themesMoved>,
): Promise<SituationNotices> {
  const plan = await planOf(db, schoolId, planUuid)
  if (!plan) return { drafts: [] }
  const { subject, group, groupId } = plan
  const of = { category: 'lessons' as const, kind: 'plan-themes' as const, words: { subject, group } }
  const href = `/v3/backoffice/ktp/${groupId}/${planUuid}`
  return { drafts: [{ users: [teacherId], situation: `plan ${planUuid}`, href, ...of }], people: [teacherId] }
}
