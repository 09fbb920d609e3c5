export { takeDay } from './repository/readers.ts'
export { ownDesk } from './service/desk.ts'
export { refuseOutside, refusePast } from './service/store.ts'
