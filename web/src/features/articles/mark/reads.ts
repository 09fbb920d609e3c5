import { unread } from '@qalam/contract/articles/menu.ts'
import { read } from '#platform/api.ts'

/** How much news is unread. */
export const unreadNow = read(unread, {}, { silent: true })
