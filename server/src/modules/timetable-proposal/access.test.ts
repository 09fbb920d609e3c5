import { timetableProposal } from '@qalam/contract/timetable-proposal/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(timetableProposal, access)
