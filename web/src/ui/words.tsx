import { createContext, use, type ReactNode } from 'react'

const keys = [
  'cancel',
  'clear',
  'close',
  'closeNotice',
  'dateFormat',
  'datePlaceholder',
  'dateRange',
  'download',
  'failed',
  'hidePassword',
  'kilobytes',
  'loading',
  'megabytes',
  'menu',
  'next',
  'nextWeek',
  'noChoices',
  'noData',
  'noDocuments',
  'openCalendar',
  'openVideo',
  'pageOf',
  'pages',
  'path',
  'previous',
  'previousWeek',
  'progressOf',
  'quarterNow',
  'remove',
  'retry',
  'showPassword',
  'today',
  'toTop',
  'tooLarge',
  'tooMany',
  'uploadHint',
  'uploadPick',
] as const

export type UiWord = (typeof keys)[number]
export type UiWordValues = Record<string, string | number>
export type UiText = (key: UiWord, values?: UiWordValues) => string

const Words = createContext<UiText>((key) => key)

/** The few words the kit says by itself. The app gives them in the reader's language; without it the key is shown. */
export function UiWords({ text, children }: { text: UiText; children: ReactNode }) {
  return <Words value={text}>{children}</Words>
}

export const useWord = () => use(Words)
