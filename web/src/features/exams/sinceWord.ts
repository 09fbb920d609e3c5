import { serverNow } from '#platform/clock.ts'

/** Milliseconds since a word of the server, also when the page was loaded anew from what the device kept of it. */
export const sinceWord = (serverAt: string): number => Math.max(0, serverNow().getTime() - Date.parse(serverAt))
