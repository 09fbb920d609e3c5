import { timeSchemes } from '@qalam/contract/time-schemes/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(timeSchemes, access)
