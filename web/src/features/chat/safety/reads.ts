import { chat } from '@qalam/contract/chat/api.ts'
import { everyReadOf, read } from '#platform/api.ts'

export const reportsRead = (page: number, decided: boolean) =>
  read(chat.reports, { query: { page, ...(decided && { decided: '1' as const }) } }, { silent: true })
export const openingsRead = (page: number) => read(chat.openings, { query: { page } }, { silent: true })

export const everySafety = [everyReadOf(chat.reports), everyReadOf(chat.openings)]
