import { cabinets } from '@qalam/contract/cabinets/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(cabinets, access)
