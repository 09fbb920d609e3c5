import { homework } from '@qalam/contract/homework/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(homework, access)
