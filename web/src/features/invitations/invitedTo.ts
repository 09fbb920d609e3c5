import type { OwnInvitation, SchoolInvitation } from '@qalam/contract/invitations/api.ts'
import { text } from '#platform/text.ts'

/** To what somebody is invited: to a post, or to be told of a child. */
export const invitedTo = ({ role, child }: Pick<OwnInvitation | SchoolInvitation, 'role' | 'child'>): string =>
  child === null ? text(`role.${role ?? 'employee'}`) : text('invitations.to-child', { child })
