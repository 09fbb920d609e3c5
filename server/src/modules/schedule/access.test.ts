import { schedule } from '@qalam/contract/schedule/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(schedule, access)
