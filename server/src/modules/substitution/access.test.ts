import { substitution } from '@qalam/contract/substitution/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(substitution, access)
