import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { NoticeCategory } from '@qalam/contract/notifications/rules.ts'
import { say } from '#platform/http/errors.ts'

/** What is due for one device of a person: a browser with its keys, or a wrapper whose endpoint is its token. */
export type DuePush = {
  endpoint: string
  p256dh: string | null
  auth: string | null
  language: Language
  userId: number
  categories: NoticeCategory[]
  count: number
}

/** What came of a push. Asked again later: after so many seconds, by the fault of the device's side or not. */
export type PushFate = 'sent' | 'gone' | { again: number; blames: boolean }

/** Seconds that a push may wait at its service: after a day it says nothing new. */
export const lives = 24 * 60 * 60

/** Milliseconds for one answer of a push service. */
export const patience = 10_000

/** It names categories alone: it lies on a lock screen, where no name of a child and no mark belongs (E-7.0-03). */
export const wordsOf = ({ categories, count, language }: DuePush) => ({
  title: 'Qalam',
  body: categories.map((category) => say(language, `notifications.category-${category}`)).join(', '),
  count,
  href: '/notifications',
})
