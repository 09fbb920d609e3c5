import { diary } from '@qalam/contract/diary/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(diary, access)
