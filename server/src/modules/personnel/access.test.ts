import { personnel } from '@qalam/contract/personnel/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(personnel, access)
