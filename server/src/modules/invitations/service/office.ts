import { localDay } from '@qalam/contract/kernel/calendar.ts'
import type { InvitationsAsked } from '@qalam/contract/invitations/api.ts'
import { invitationsChanged } from '@qalam/contract/invitations/events.ts'
import { groupedCode } from '@qalam/contract/invitations/rules.ts'
import { allow, found } from '#platform/access.ts'
import type { Context } from '#platform/context.ts'
import { pageOf } from '#platform/db/page.ts'
import { hashOfCode, newCode } from '../codes.ts'
import { canInvite } from '../policy.ts'
import { type InvitationRow, lockOfSchool, setCode, settle } from '../repository.ts'
import { invitationsOf, type OwnInvitationRow, shownOf } from '../views.ts'
import { living } from './answer.ts'

/** The invitations of the caller's school. */
export async function list(context: Context, asked: InvitationsAsked) {
  const { db, actor, now } = context
  allow(canInvite(actor))
  const { rows, ...page } = await pageOf(invitationsOf(db, found(actor.schoolId), asked, now), asked)
  return {
    ...page,
    rows: rows.map(({ askedAt, until, settledAt, ...row }) => ({
      ...row,
      askedAt: askedAt.toISOString(),
      until: localDay(until),
      settledAt: settledAt?.toISOString() ?? null,
    })),
  }
}

/** Takes an invitation back. */
export async function withdraw(context: Context, id: string): Promise<{}> {
  const row = await waiting(context, id)
  await settle(context.db, row, 'withdrawn', context.now)
  context.announce(invitationsChanged, row.school_id, { id })
  return {}
}

/** An invitation with a new code, to be printed. */
export async function newSheet(context: Context, id: string): Promise<OwnInvitationRow & { code: string }> {
  const row = await waiting(context, id)
  const code = newCode()
  await setCode(context.db, row.school_id, id, hashOfCode(code))
  return { ...found(await shownOf(context.db, row.school_id, id)), code: groupedCode(code) }
}

async function waiting({ actor, db, now }: Context, id: string): Promise<InvitationRow> {
  allow(canInvite(actor))
  return living(found(await lockOfSchool(db, found(actor.schoolId), id)), now)
}
