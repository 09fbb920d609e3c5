import { merge } from '@qalam/contract/merge/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(merge, access)
