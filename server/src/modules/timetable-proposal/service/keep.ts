import type { SearchAsk } from '@qalam/contract/timetable-proposal/api.ts'
import type { Goal as SchoolGoal } from '@qalam/contract/timetable-proposal/rules.ts'
import type { Db } from '#platform/db/db.ts'
import { storeProposal } from '../repository.ts'
import { loadStamp, lockedOf } from '../search/task.ts'
import { scoreOfWeek } from '../solver/score.ts'
import type { Goal, SearchProposal, SearchTask } from '../solver/task.ts'
import { type TeachingLoad, proposalsOf } from '../views.ts'

type Made = {
  schoolId: number
  uuid: string
  asked: SearchAsk
  load: TeachingLoad
  task: SearchTask
  found: SearchProposal
  by: number
  at: Date
}

/** Keeps what the search found beside the score of the week that stands. A job that was begun anew keeps it once. */
export async function keep(db: Db, { load, task, found, ...made }: Made): Promise<void> {
  const planned = new Set(task.plans.map(({ id }) => id))
  const standing = lockedOf(
    load.slots.filter(({ planUuid }) => planned.has(planUuid)),
    load.plans,
  )
  await db.transaction().execute(async (trx) => {
    if ((await proposalsOf(trx, made.schoolId, made.uuid)).length > 0) return
    await storeProposal(trx, {
      ...made,
      loadStamp: loadStamp(load),
      score: shown(found.score),
      before: shown(scoreOfWeek(task, standing)),
      unplaced: found.unplaced.map(({ planId, lessons, reason }) => ({
        planUuid: planId,
        lessons,
        code: reason.code,
        need: 'need' in reason ? reason.need : null,
        have: 'have' in reason ? reason.have : null,
      })),
      slots: found.slots.map(({ planId, day, number, roomId }) => ({
        planUuid: planId,
        weekDay: day,
        number,
        cabinetId: roomId,
      })),
    })
  })
}

const shown = ({ teacherDays: _, ...goals }: Record<Goal, number>): Record<SchoolGoal, number> => goals
