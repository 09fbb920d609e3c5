import { journal } from '@qalam/contract/journal/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(journal, access)
