import { payments } from '@qalam/contract/payments/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(payments, access)
