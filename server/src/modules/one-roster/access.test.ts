import { oneRoster } from '@qalam/contract/one-roster/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(oneRoster, access)
