import { staticPages } from '@qalam/contract/static-pages/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(staticPages, access)
