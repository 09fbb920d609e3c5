import { attendance } from '@qalam/contract/attendance/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(attendance, access)
