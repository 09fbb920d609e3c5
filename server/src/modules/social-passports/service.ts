import { longestFile } from '@qalam/contract/kernel/paging.ts'
import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import {
  type Passport,
  type PassportDraft,
  passportStale,
  type socialPassports,
} from '@qalam/contract/social-passports/api.ts'
import { passportChanged } from '@qalam/contract/social-passports/events.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { pageOf } from '#platform/db/page.ts'
import { canRead, canWrite, seesAll } from './policy.ts'
import * as repository from './repository.ts'
import { countsOf, groupsOf, isStudent, type PassportRow, passportsOf, type PassportReach } from './views.ts'

function reachOf({ actor, today }: Context): PassportReach {
  allow(canRead(actor))
  return { schoolId: found(actor.schoolId), ledBy: seesAll(actor) ? null : actor.userId, today }
}

/** A page of the passports that the caller may read, and how many students each category has. */
export async function list(context: Context, asked: Parsed<typeof socialPassports.list>['query']) {
  const reach = reachOf(context)
  const { rows, ...page } = await pageOf(passportsOf(context.db, reach, asked), asked)
  return {
    ...page,
    rows: rows.map(present),
    ...(await countsOf(context.db, reach)),
    groups: await groupsOf(context.db, reach),
    can: { edit: canWrite(context.actor) },
  }
}

/** All passports that the list shows on its pages together. */
export function all(context: Context, asked: Parsed<typeof socialPassports.file>['query']): Promise<PassportRow[]> {
  return passportsOf(context.db, reachOf(context), asked).limit(longestFile).execute()
}

/** Writes the categories and the note of a student of the caller's school. */
export async function write(context: Context, studentId: number, { care, note, version }: PassportDraft): Promise<{}> {
  const { actor, db, now, today } = context
  allow(canWrite(actor))
  const schoolId = found(actor.schoolId)
  found((await isStudent(db, schoolId, studentId)) || null)

  const student = { schoolId, studentId }
  const isWritten = await repository.writePassport(db, student, version, { note, by: actor.userId, at: now })
  if (!isWritten) throw passportStale()
  await repository.writeCare(db, student, care, today)
  context.announce(passportChanged, schoolId, { studentId })
  return {}
}

const present = ({ bornOn, groupId, group, changedAt, changedBy, ...row }: PassportRow): Passport => ({
  ...row,
  bornDate: bornOn,
  group: groupId === null || group === null ? null : { id: groupId, label: group },
  changed: changedAt === null || changedBy === null ? null : { by: changedBy, at: changedAt.toISOString() },
})
