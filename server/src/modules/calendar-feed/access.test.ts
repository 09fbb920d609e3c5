import { calendarFeed } from '@qalam/contract/calendar-feed/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(calendarFeed, access)
