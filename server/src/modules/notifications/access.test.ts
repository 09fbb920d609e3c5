import { notifications } from '@qalam/contract/notifications/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(notifications, access)
