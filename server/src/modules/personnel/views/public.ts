export { homesOf } from './standing.ts'
