import { examResets, exams } from '@qalam/contract/exams/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess({ ...exams, ...examResets }, access)
