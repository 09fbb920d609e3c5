import { jobs } from '@qalam/contract/jobs/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(jobs, access)
