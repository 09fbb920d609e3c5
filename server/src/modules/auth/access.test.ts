import { auth } from '@qalam/contract/auth/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(auth, access)
