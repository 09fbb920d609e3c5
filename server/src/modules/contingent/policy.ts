import { type Actor, isManagement, isTeaching } from '#platform/actor.ts'

/** What a school lets its group leads and its teachers change of students (P-CONT-1, P-CONT-2); off by default. */
export type EditFlags = { leads: boolean; teachers: boolean }

export const seesAll = (actor: Actor) => isManagement(actor)

/** Somebody of a school: its management sees all students, who leads or teaches a group sees those of it. */
export const canList = (actor: Actor) => actor.schoolId !== null && (isManagement(actor) || isTeaching(actor))

/** Whether the students that somebody sees may be changed by them (P-CONT-1…3). */
export const canEditSeen = (actor: Actor, flags: EditFlags) =>
  isManagement(actor) || (actor.role === 'group-lead' && flags.leads) || (actor.role === 'teacher' && flags.teachers)

/** Adding, archiving, access sheets: the management of a school. */
export const canManage = (actor: Actor) => isManagement(actor) && actor.schoolId !== null

/** Group leads add to the group that they lead and cannot pick another one (P-POS-5). */
export const canAddTo = (actor: Actor, group: { leadId: number | null }) =>
  isManagement(actor) || (actor.role === 'group-lead' && group.leadId === actor.userId)

/** Whether somebody may move students from one group to another. */
export const canPickGroup = (actor: Actor) => isManagement(actor)
