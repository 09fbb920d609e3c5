import { lesson } from '@qalam/contract/lesson/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(lesson, access)
