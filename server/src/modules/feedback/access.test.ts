import { feedback } from '@qalam/contract/feedback/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(feedback, access)
