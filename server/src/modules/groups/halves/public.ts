export { endWithStays, openAgain, returnToHalves, storeMembers } from '../repository/members.ts'
