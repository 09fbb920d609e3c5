import { yearEnd } from '@qalam/contract/year-end/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(yearEnd, access)
