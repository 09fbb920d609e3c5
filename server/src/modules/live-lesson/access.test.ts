import { liveLesson } from '@qalam/contract/live-lesson/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(liveLesson, access)
