import type { Parsed } from '@qalam/contract/kernel/endpoint.ts'
import { notFound } from '@qalam/contract/kernel/problem.ts'
import type { personnel } from '@qalam/contract/personnel/api.ts'
import { peopleChanged } from '@qalam/contract/personnel/events.ts'
import { noSheets } from '@qalam/contract/personnel/problems.ts'
import { personTold } from '@qalam/contract/invitations/events.ts'
import { accounts } from '#modules/auth/public.ts'
import { withPasswords } from '#modules/auth/handed-out/public.ts'
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
  const mayGet = new Set(people.filter((one) => canHandOut(actor, one)).map(({ userId }) => userId))
  const printed = chosen.filter(({ userId, handedOut }) => mayGet.has(userId) && (handedOut || everyone))
  if (printed.length === 0) throw noSheets()

  return withPasswords(context, printed.length, async (part, take) => {
    const again = new Map(
      (
        await everyKnown(
          part,
          printed.map(({ userId }) => userId),
        )
      ).map((one) => [one.userId, one]),
    )
    const lines: SheetLine[] = []
    for (const { userId, sheet } of printed) {
      const person = again.get(userId)
      // A place may have been opened elsewhere while the passwords were made.
      if (!person || !canHandOut(actor, person)) continue
      const access = await accounts.reset(part, { ...person, madeBySchool: actor.schoolId }, take)
      lines.push({ sheet, person, ...access })
      part.announce(personTold, actor.schoolId, { personId: person.personId, act: 'password' })
    }
    part.announce(peopleChanged, actor.schoolId, { userIds })
    return lines
  })
}
