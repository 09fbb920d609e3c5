import type { SignedIn } from '#features/auth/public.tsx'
import { rememberedText } from '#platform/storage.ts'

const seen = rememberedText('invitationsSeen')
const seenBy = ({ userId, invitations }: SignedIn) => `${userId} ${invitations}`

/** Whether a school has invited the person since they were told last in this browser. */
export const areInvitationsDue = (user: SignedIn): boolean => user.invitations > 0 && seen.get() !== seenBy(user)

export const rememberInvitations = (user: SignedIn): void => seen.set(seenBy(user))
