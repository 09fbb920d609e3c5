import { questionnaires } from '@qalam/contract/questionnaires/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(questionnaires, access)
