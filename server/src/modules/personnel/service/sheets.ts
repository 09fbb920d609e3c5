import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { notFound } from '@qalam/contract/kernel/problem.ts'
import type { personnel } from '@qalam/contract/personnel/api.ts'
import { peopleChanged } from '@qalam/contract/personnel/events.ts'
import { noSheets } from '@qalam/contract/personnel/problems.ts'
import { accounts } from '#modules/auth/public.ts'
import { allow, found } from '#platform/access.ts'
import { isManagement } from '#platform/actor.ts'
import type { Context } from '#platform/context.ts'
import { canHandOut } from '../policy.ts'
import { sheetRows } from '../views/sheets.ts'
import { everyKnown, type SchoolPerson } from './standing.ts'

/** A line of an access sheet: of a group, or of the staff where it is null. */
export type SheetLine = { sheet: string | null; person: SchoolPerson; login: string; password: string }

/** New passwords for the chosen people, in the order of their groups. */
export async function accessSheets(
  context: Context,
  { userIds, everyone, withParents }: Parsed<typeof personnel.accessSheets>['body'],
): Promise<SheetLine[]> {
  const { actor, db, today } = context
  allow(isManagement(actor))

  const chosen = await sheetRows(db, found(actor.schoolId), { userIds, withParents, today })
  if (chosen.length === 0) throw notFound()
  const people = await everyKnown(
    context,
    chosen.map(({ userId }) => userId),
  )
  const mayGet = new Map(people.filter((one) => canHandOut(actor, one)).map((one) => [one.userId, one]))
  const lines: SheetLine[] = []
  for (const { userId, sheet, handedOut } of chosen) {
    const person = mayGet.get(userId)
    if (person && (handedOut || everyone)) lines.push({ sheet, person, ...(await accounts.reset(context, person)) })
  }
  if (lines.length === 0) throw noSheets()

  context.announce(peopleChanged, actor.schoolId, { userIds })
  return lines
}
