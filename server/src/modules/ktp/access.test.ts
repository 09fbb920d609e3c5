import { ktp } from '@qalam/contract/ktp/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(ktp, access)
