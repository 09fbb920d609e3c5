import { chat } from '@qalam/contract/chat/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(chat, access)
