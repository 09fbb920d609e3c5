import type { LessonPage } from '@qalam/contract/lesson/api.ts'

export type LessonTab = 'content' | 'homework' | 'students' | 'journal' | 'chat' | 'conference'

/** Feature blocks that a page configuration may switch off (SH-FLAG-1, SH-FLAG-5). */
type Blocks = { lessonChat: boolean; conference: boolean }

/** The tabs a person has; an unknown one, or one of others, falls back to the content. */
export function tabsOf(
  { can }: Pick<LessonPage, 'can'>,
  { lessonChat, conference }: Blocks = { lessonChat: true, conference: true },
): LessonTab[] {
  const own: LessonTab[] = can.journal ? ['content', 'homework', 'students', 'journal'] : ['content', 'homework']
  if (!can.chat) return own
  return [...own, ...(conference ? (['conference'] as const) : []), ...(lessonChat ? (['chat'] as const) : [])]
}

type Running = Pick<LessonPage, 'date' | 'timeStart' | 'timeEnd'>

/** Whether the lesson is being held at a local day and time. */
const isRunning = ({ date, timeStart, timeEnd }: Running, now: { today: string; clock: string }): boolean =>
  date === now.today && timeStart <= now.clock && now.clock < timeEnd

/** The tab of an address. Without one a lesson that runs opens on its students, any other on its content. */
export function tabIn(
  tabs: readonly LessonTab[],
  asked: string | undefined,
  lesson: Running,
  now: { today: string; clock: string },
): LessonTab {
  const usual = asked === undefined && isRunning(lesson, now) ? 'students' : 'content'
  return tabs.find((tab) => tab === (asked ?? usual)) ?? 'content'
}
