import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(officeSchedule, access)
