export { leaveWaiting, takeBackWaiting, waitingWithout } from './service/leaving.ts'
