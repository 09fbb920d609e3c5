export { keysOf, publishedFor, publishedVersion, reviseKeys } from './published.ts'
export type { KeysOfVersion, PublishedLine, PublishedVersion } from './published.ts'
