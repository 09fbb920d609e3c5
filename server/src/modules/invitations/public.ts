export { takeBackInvitations } from './repository.ts'
export { invite, knownElsewhere } from './service/invite.ts'
