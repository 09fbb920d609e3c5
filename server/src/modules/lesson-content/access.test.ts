import { lessonContent, readResets } from '@qalam/contract/lesson-content/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess({ ...lessonContent, ...readResets }, access)
