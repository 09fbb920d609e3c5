import type { Statistics } from '@qalam/contract/exams/grading-shapes.ts'
import type { Context } from '#platform/context.ts'
import { allow } from '#platform/access.ts'
import { statisticsOf } from '../../statistics.ts'
import { sittingToSee } from '../entry.ts'
import { resultsOf } from '../results.ts'

/** How the work and its questions went; monitoring reads it too, without a name or a written answer. */
export async function statistics(context: Context, uuid: string): Promise<Statistics> {
  const { sitting, teaches } = await sittingToSee(context, uuid)
  allow(teaches || context.actor.role === 'monitoring')
  const { work, results } = await resultsOf(context, sitting)
  return { sitting: uuid, title: work.title, ...statisticsOf(work, results) }
}
