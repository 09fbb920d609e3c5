import { merge } from '@qalam/contract/merge/api.ts'
import { read } from '#platform/api.ts'

export const ownJoined = read(merge.joined, {})
