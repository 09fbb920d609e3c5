import { schoolRegistry } from '@qalam/contract/school-registry/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(schoolRegistry, access)
