import { trainingPrograms } from '@qalam/contract/training-programs/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(trainingPrograms, access)
