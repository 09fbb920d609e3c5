import { invitations } from '@qalam/contract/invitations/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(invitations, access)
