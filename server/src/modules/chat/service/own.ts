import { tooManyPhrases } from '@qalam/contract/chat/problems.ts'
import { mostPhrases } from '@qalam/contract/chat/rules/limits.ts'
import type { Hours } from '@qalam/contract/chat/rules/quiet.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import * as own from '../repository/own.ts'
import { hoursOf } from '../views/days.ts'

const whose = ({ actor }: Context) => ({ schoolId: found(actor.schoolId), userId: actor.userId })

export async function hours(context: Context): Promise<{ hours: Hours | null }> {
  const { schoolId, userId } = whose(context)
  return { hours: await hoursOf(context.db, schoolId, userId) }
}

/** Own hours: messages outside of them are told when they begin. */
export async function setHours(context: Context, wanted: Hours | null): Promise<{}> {
  await own.storeHours(context.db, whose(context), wanted)
  return {}
}

export const phrases = (context: Context): Promise<own.Phrase[]> => own.phrasesOf(context.db, whose(context))

export async function keepPhrase(context: Context, phrase: own.Phrase): Promise<{}> {
  const kept = await own.phrasesOf(context.db, whose(context))
  if (kept.some(({ uuid }) => uuid === phrase.uuid)) return {}
  if (kept.length >= mostPhrases) throw tooManyPhrases({ most: mostPhrases })
  await own.keepPhrase(context.db, whose(context), phrase, context.now)
  return {}
}

export async function dropPhrase(context: Context, uuid: string): Promise<{}> {
  found((await own.dropPhrase(context.db, whose(context), uuid)) || null)
  return {}
}
