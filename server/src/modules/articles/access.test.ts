import { articles } from '@qalam/contract/articles/api.ts'
import { describeAccess } from '#platform/testing/matrix/describe-access.ts'
import { access } from './access.ts'

describeAccess(articles, access)
