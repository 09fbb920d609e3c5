import { recovery } from '@qalam/contract/recovery/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(recovery, access)
