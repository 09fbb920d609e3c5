import { secondFactor } from '@qalam/contract/second-factor/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(secondFactor, access)
