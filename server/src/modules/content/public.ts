export { keysOf, publishedFor, publishedVersion, reviseKeys } from './repository-published.ts'
export { shownPlain } from './shown.ts'
