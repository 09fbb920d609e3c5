import { journalFiles } from '@qalam/contract/journal-files/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(journalFiles, access)
