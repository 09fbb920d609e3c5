export { endWithStays, openAgain, returnToHalves, storeMembers, tried } from '../repository/members.ts'
