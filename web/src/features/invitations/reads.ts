import { auth } from '@qalam/contract/auth/api.ts'
import { invitations } from '@qalam/contract/invitations/api.ts'
import { everyReadOf, read } from '#platform/api.ts'
import { tableNow } from '#platform/table.ts'

export const ownInvitations = read(invitations.mine, {})
export const invitationsNow = () => tableNow(invitations.list)

/** What an answer or a withdrawal makes stale: also what the person may do now. */
export const everyInvitation = [invitations.mine, invitations.list, auth.userInfo].map(everyReadOf)
