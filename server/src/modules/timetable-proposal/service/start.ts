import type { Job, JobAsk } from '@qalam/contract/kernel/job.ts'
import type { SearchAsk } from '@qalam/contract/timetable-proposal/api.ts'
import { nothingToLay } from '@qalam/contract/timetable-proposal/problems.ts'
import { academicYearOf } from '@qalam/contract/schedule/rules.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { startJob } from '#platform/jobs/start.ts'
import { layWeek } from '../jobs.ts'
import { canLay } from '../policy.ts'
import { laidGroups } from '../search/task.ts'
import { loadOf } from '../views.ts'

/** Asks for a week; classes that stay as they are have to be of the school. */
export async function start(context: Context, { uuid, asked }: JobAsk & { asked: SearchAsk }): Promise<Job> {
  const { actor, db, today } = context
  allow(canLay(actor))
  const load = await loadOf(db, found(actor.schoolId), academicYearOf(today))
  if (laidGroups(load).length === 0) throw nothingToLay()
  const known = new Set(load.groups.map(({ id }) => id))
  found(asked.keptGroups.every((id) => known.has(id)) ? true : null)
  return startJob(context, layWeek, { uuid }, asked)
}
