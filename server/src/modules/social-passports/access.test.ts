import { socialPassports } from '@qalam/contract/social-passports/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(socialPassports, access)
