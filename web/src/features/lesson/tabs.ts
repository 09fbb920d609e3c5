import type { LessonPage } from '@qalam/contract/lesson/api.ts'

export type LessonTab = 'content' | 'homework' | 'students' | 'journal'

/** The tabs a person has; an unknown one, or one of others, falls back to the content. */
export function tabsOf({ can }: Pick<LessonPage, 'can'>): LessonTab[] {
  return can.journal ? ['content', 'homework', 'students', 'journal'] : ['content', 'homework']
}

export const tabIn = (tabs: readonly LessonTab[], asked: string | undefined): LessonTab =>
  tabs.find((tab) => tab === asked) ?? 'content'
