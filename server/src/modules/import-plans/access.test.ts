import { importPlans } from '@qalam/contract/import-plans/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(importPlans, access)
