import { corridorBoard } from '@qalam/contract/corridor-board/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(corridorBoard, access)
