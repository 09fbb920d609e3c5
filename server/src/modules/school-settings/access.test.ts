import { schoolSettings } from '@qalam/contract/school-settings/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(schoolSettings, access)
