import { longestFile } from '@qalam/contract/kernel/paging.ts'
import type { RegisteredSchool, SchoolRow, SchoolsAsked } from '@qalam/contract/school-registry/api.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { pageOf } from '#platform/db/page.ts'
import { runsPlatform } from '../policy.ts'
import { actsOf, detailsOf, headsOf, inhabitantsOf, schoolsOf } from '../views.ts'

type Stored = Awaited<ReturnType<ReturnType<typeof schoolsOf>['execute']>>[number]

/** A page of the schools. */
export async function list(context: Context, asked: SchoolsAsked) {
  allow(runsPlatform(context.actor))
  const { rows, ...page } = await pageOf(schoolsOf(context.db, asked), asked)
  return { ...page, rows: await withPeople(context, rows) }
}

/** All schools that the list shows on its pages together. */
export async function all(context: Context, asked: Omit<SchoolsAsked, 'page' | 'limit'>): Promise<SchoolRow[]> {
  allow(runsPlatform(context.actor))
  return withPeople(context, await schoolsOf(context.db, asked).limit(longestFile).execute())
}

/** One school with its heads and what was done with it. */
export async function one({ actor, db, now }: Context, schoolId: number): Promise<RegisteredSchool> {
  allow(runsPlatform(actor))
  const asked = { search: '', sort: undefined, regionId: undefined, state: undefined }
  const row = found(await schoolsOf(db, asked).where('school.id', '=', schoolId).executeTakeFirst())
  const [school] = await withPeople({ db, now }, [row])
  const { heads: _, ...facts } = found(school)
  return {
    ...facts,
    ...found(await detailsOf(db, schoolId)),
    heads: (await headsOf(db, schoolId)).map(({ userId, name, login, seenAt }) => ({
      userId,
      name,
      login,
      seenAt: seenAt?.toISOString() ?? null,
    })),
    acts: (await actsOf(db, schoolId)).map((act) => ({ ...act, at: act.at.toISOString() })),
  }
}

async function withPeople({ db, now }: Pick<Context, 'db' | 'now'>, rows: readonly Stored[]): Promise<SchoolRow[]> {
  const ids = rows.map(({ id }) => id)
  const people = await inhabitantsOf(db, ids, now)
  return rows.map((row) => {
    const { subscribedUntil, ...counts } = found(people.get(row.id))
    return {
      ...row,
      ...counts,
      subscribedUntil: subscribedUntil?.toISOString() ?? null,
      blockedAt: row.blockedAt?.toISOString() ?? null,
      createdAt: row.createdAt.toISOString(),
    }
  })
}
