import { contingent } from '@qalam/contract/contingent/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(contingent, access)
