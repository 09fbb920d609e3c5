export { standingOf } from './service/standing.ts'
