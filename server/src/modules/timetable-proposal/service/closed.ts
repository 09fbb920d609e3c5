import type { Closed, ClosedDraft } from '@qalam/contract/timetable-proposal/closed.ts'
import { tooManyClosed } from '@qalam/contract/timetable-proposal/problems.ts'
import { academicYearOf } from '@qalam/contract/schedule/rules.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { canLay } from '../policy.ts'
import { removeClosed, storeClosed } from '../repository-closed.ts'
import { type TeachingLoad, loadOf } from '../views.ts'

/** Far more than the teachers and rooms of the largest school need. */
const most = 500

export async function closed(context: Context) {
  const load = await loadFor(context)
  return {
    teachers: load.teachers.map(({ id, label }) => ({ id, label })),
    cabinets: load.cabinets,
    closed: load.closed.map((one): Closed => ({ ...one, label: whoIs(load, one)?.label ?? '' })),
  }
}

/** Notes a time of a teacher of the load, or of a room. */
export async function close(context: Context, draft: ClosedDraft & { uuid: string }): Promise<Record<string, never>> {
  const load = await loadFor(context)
  found(whoIs(load, draft))
  if (load.closed.length >= most) throw tooManyClosed({ max: most })
  await storeClosed(context.db, found(context.actor.schoolId), draft)
  return {}
}

export async function open({ actor, db }: Context, uuid: string): Promise<Record<string, never>> {
  allow(canLay(actor))
  found((await removeClosed(db, found(actor.schoolId), uuid)) ? true : null)
  return {}
}

async function loadFor({ actor, db, today }: Context): Promise<TeachingLoad> {
  allow(canLay(actor))
  return loadOf(db, found(actor.schoolId), academicYearOf(today))
}

const whoIs = ({ teachers, cabinets }: TeachingLoad, { kind, id }: Pick<Closed, 'kind' | 'id'>) =>
  (kind === 'teacher' ? teachers : cabinets).find((one) => one.id === id)
