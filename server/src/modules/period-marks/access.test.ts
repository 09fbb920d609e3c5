import { periodMarks } from '@qalam/contract/period-marks/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(periodMarks, access)
