import { localDay } from '@qalam/contract/kernel/calendar.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { longestFile } from '@qalam/contract/kernel/paging.ts'
import { accessDenied, notFound } from '@qalam/contract/kernel/problem.ts'
import type { TrainingProgram, trainingPrograms } from '@qalam/contract/training-programs/api.ts'
import { academicYear } from '#modules/schools/public.ts'
import { found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { pageOf } from '#platform/db/page.ts'
import { reachOf } from '../policy.ts'
import {
  type From,
  groupsFor,
  isGroupOpen,
  type ProgramRow,
  programsWanted,
  type ProgramReach,
  schemesOf,
} from '../views/programs.ts'
import { candidatesFor, staysIn } from '../views/stays.ts'

/** What the known programs are called in the language of the caller, to be found and sorted by. */
type Names = Readonly<Record<string, string>>

/** The programs of the year, or those of the archive, a page of them. */
export async function list(context: Context, asked: Parsed<typeof trainingPrograms.list>['query'], names: Names) {
  const query = wanted(context, asked.archive ? 'archive' : { year: await yearOf(context) }, { ...asked, names })
  const { rows, ...page } = await pageOf(query, asked)
  return { ...page, rows: rows.map(present), can: { create: true } }
}

/** The programs that the list shows on all its pages together. */
export async function all(
  context: Context,
  asked: Parsed<typeof trainingPrograms.file>['query'],
  names: Names,
): Promise<TrainingProgram[]> {
  const query = wanted(context, asked.archive ? 'archive' : { year: await yearOf(context) }, { ...asked, names })
  return (await query.limit(longestFile).execute()).map(present)
}

/** One program of a group that the caller keeps. */
export async function one(context: Context, id: number): Promise<TrainingProgram> {
  const [row] = await wanted(context, { id }).execute()
  return present(found(row))
}

/** The programs of one group that the caller keeps. */
export async function ofGroup(context: Context, groupId: number): Promise<TrainingProgram[]> {
  if (!(await isGroupOpen(context.db, reached(context), groupId))) throw notFound()
  return (await wanted(context, { groupId }).limit(200).execute()).map(present)
}

export async function students(context: Context, id: number) {
  const program = await one(context, id)
  return staysIn(context.db, program.schoolId, program.id, context.today)
}

export async function candidates(context: Context, id: number) {
  const program = await one(context, id)
  return candidatesFor(context.db, program.schoolId, program.parentId, context.today)
}

/** What the form of a program chooses among. */
export async function choices(context: Context) {
  const reach = reached(context)
  return {
    groups: await groupsFor(context.db, reach, await yearOf(context)),
    timeSchemes: await schemesOf(context.db, reach.schoolId),
  }
}

/** Whose programs the caller keeps; refused to who keeps none. */
export function reached({ actor }: Context): ProgramReach {
  const reach = reachOf(actor)
  if (reach === null) throw accessDenied()
  return reach
}

const unsorted = { search: '', names: {} }
const wanted = (context: Context, from: From, asked: Parameters<typeof programsWanted>[3] = unsorted) =>
  programsWanted(context.db, reached(context), from, asked, context.today)

const yearOf = async ({ db, actor, today, quarterId }: Context): Promise<number> =>
  (await academicYear(db, found(actor.schoolId), today, quarterId)) ?? 0

const present = ({ groupId, label, archivedAt, isInStatistic, ...row }: ProgramRow): TrainingProgram => ({
  ...row,
  parentId: groupId,
  group: { id: groupId, label },
  isInStatistic: isInStatistic ? 1 : 0,
  archivedOn: archivedAt && localDay(archivedAt),
  can: { edit: archivedAt === null },
})
