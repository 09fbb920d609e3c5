import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(calendarPlans, access)
