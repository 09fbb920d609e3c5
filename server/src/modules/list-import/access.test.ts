import { listImport } from '@qalam/contract/list-import/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(listImport, access)
