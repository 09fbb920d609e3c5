import { passkeys } from '@qalam/contract/passkeys/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(passkeys, access)
