import { profile } from '@qalam/contract/profile/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(profile, access)
