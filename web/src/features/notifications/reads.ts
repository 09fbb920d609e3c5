import { notifications } from '@qalam/contract/notifications/api.ts'
import { everyReadOf, read } from '#platform/api.ts'
import { tableNow } from '#platform/table.ts'

/** The number at the bell: nobody waits for it to see a page. */
export const unreadNotices = read(notifications.unread, {}, { silent: true, later: true })
export const noticeSettings = read(notifications.settings, {}, { silent: true })
export const noticesNow = () => tableNow(notifications.list)
/** What is stale when something was told or read. */
export const everyNotice = [unreadNotices, everyReadOf(notifications.list)]
