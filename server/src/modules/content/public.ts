export { keysOf, publishedFor, publishedVersion, reviseKeys } from './repository-published.ts'
