import { questionBank } from '@qalam/contract/question-bank/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(questionBank, access)
