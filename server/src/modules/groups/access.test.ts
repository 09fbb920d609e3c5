import { groups } from '@qalam/contract/groups/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(groups, access)
