import type { Context } from '#platform/context.ts'
import { gridJson } from './grid.ts'
import { gridOf } from './read.ts'

/** The grid of today's lessons and class with the marks of a past moment, as JSON; whoever reads the journal reads it. */
export async function asOf(context: Context, planUuid: string, moment: string): Promise<string> {
  return gridJson(await gridOf(context, planUuid, moment), context.actor, context.today)
}
