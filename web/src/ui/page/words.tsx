import { createContext, use, type ReactNode } from 'react'

const keys = [
  'asTable',
  'calendar',
  'cancel',
  'changesLost',
  'clear',
  'clockFormat',
  'close',
  'closeNotice',
  'dateAfter',
  'dateBefore',
  'dateFormat',
  'datePlaceholder',
  'dateRange',
  'digitsLength',
  'discard',
  'download',
  'failed',
  'hidePassword',
  'kilobytes',
  'loading',
  'megabytes',
  'menu',
  'movedInto',
  'movedTo',
  'moveDown',
  'moveIn',
  'moveItem',
  'moveOut',
  'moveUp',
  'keepWriting',
  'next',
  'nextMonth',
  'nextWeek',
  'noChoices',
  'noData',
  'noValue',
  'noWay',
  'noDocuments',
  'openCalendar',
  'openVideo',
  'numberFormat',
  'pageOf',
  'pages',
  'path',
  'phoneFormat',
  'previous',
  'previousMonth',
  'previousWeek',
  'progressOf',
  'quarterNow',
  'remove',
  'retry',
  'showPassword',
  'today',
  'toTop',
  'treeHelp',
  'undo',
  'tooLarge',
  'tooMany',
  'uploadHint',
  'uploadPick',
  'withMacros',
  'wrongKind',
  'chooseAll',
  'chooseRow',
  'chosen',
  'chosenNone',
  'columns',
  'exportRows',
  'clearFilters',
  'nothingFound',
  'rowsOf',
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
