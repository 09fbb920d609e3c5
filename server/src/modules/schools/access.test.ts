import { schools } from '@qalam/contract/schools/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(schools, access)
