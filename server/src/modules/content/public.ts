export { keysOf, publishedFor, publishedVersion, reviseKeys } from './repository-published.ts'
export type { KeysOfVersion, PublishedLine, PublishedVersion } from './repository-published.ts'
