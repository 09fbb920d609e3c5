import { chat } from '@qalam/contract/chat/api.ts'
import { everyReadOf, read, withoutNetwork } from '#platform/api.ts'

type Asked = { search?: string; unread?: '1' }

export const talkList = (query: Asked = {}) => read(chat.list, { query }, { silent: true, ...withoutNetwork })
export const openTalkOf = (uuid: string) => read(chat.talk, { params: { uuid } }, { silent: true })
export const numbers = () => read(chat.numbers, {}, { silent: true, later: true })
export const contactsWith = (search: string) => read(chat.contacts, { query: { search } }, { silent: true })
export const laterIn = (uuid: string) => read(chat.later, { params: { uuid } }, { silent: true })
export const phrases = () => read(chat.phrases, {}, { silent: true })
export const hours = () => read(chat.hours, {}, { silent: true })
export const messagesWith = (words: string) => read(chat.search, { query: { words } }, { silent: true })
export const lessonChat = (scheduleUuid: string) => read(chat.ofLesson, { params: { scheduleUuid } }, { silent: true })
export const membersOf = (uuid: string) => read(chat.members, { params: { uuid } }, { silent: true })

/** What a new message makes stale: the list and the number in the menu. */
export const everyList = [everyReadOf(chat.list), everyReadOf(chat.numbers)]

/** What the address asks of the list. */
export const askedIn = ({ search = '', unread }: Readonly<Record<string, string | undefined>>): Asked => ({
  ...(search !== '' && { search: search.slice(0, 100) }),
  ...(unread === '1' && { unread }),
})

export const listNow = () => talkList(askedIn(Object.fromEntries(new URLSearchParams(window.location.search))))
