import { dictionaries } from '@qalam/contract/dictionaries/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(dictionaries, access)
