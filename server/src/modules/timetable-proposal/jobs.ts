import { SearchAsk } from '@qalam/contract/timetable-proposal/api.ts'
import { academicYearOf } from '@qalam/contract/schedule/rules.ts'
import { defineJob } from '#platform/jobs/kind.ts'
import { searchApart } from './search/apart.ts'
import { keep } from './service/keep.ts'
import { taskOf } from './search/task.ts'
import { usualEffort } from './solver/solve.ts'
import { loadOf } from './views.ts'

/** A week laid from the load as it is when the work begins. */
export const layWeek = defineJob({
  name: 'timetable-proposal.lay',
  title: 'timetable-proposal.job',
  input: SearchAsk,
  repeatable: true,
  run: async ({ db, uuid, schoolId, actor, now, today, input, signal, progress }) => {
    await progress(0, null, 'timetable-proposal.stage-place')
    const load = await loadOf(db, schoolId, academicYearOf(today))
    const task = taskOf(load, input)
    const found = await searchApart(
      { task, seed: input.seed, effort: usualEffort },
      {
        signal,
        heard: async (told) =>
          told.stage === 'place'
            ? progress(0, null, 'timetable-proposal.stage-place')
            : progress(Math.round(told.done * 100), 100, 'timetable-proposal.stage-improve'),
      },
    )
    await progress(100, 100, 'timetable-proposal.stage-improve')
    await keep(db, { schoolId, uuid, asked: input, load, task, found, by: actor.userId, at: now })
    return { link: `/backoffice/timetable-proposal/${uuid}` }
  },
})
