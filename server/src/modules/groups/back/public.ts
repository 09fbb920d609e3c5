export { setStudies, takeBackGroups } from '../repository/back.ts'
