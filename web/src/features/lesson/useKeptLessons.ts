import { useKeptReads } from '#platform/device/useKeptReads.ts'

/** Lessons of one week; a teacher has some thirty. */
const most = 45

/** The pages of these lessons and the forms of their homework open without a network, though nobody opened them yet. */
export function useKeptLessons(lessons: readonly string[]): void {
  useKeptReads(lessons.join(' '), async () => {
    if (lessons.length === 0) return []
    const [{ lessonPage }, { formOf }] = await Promise.all([
      import('./reads.ts'),
      import('#features/homework/public.tsx'),
    ])
    return lessons.slice(0, most).flatMap((uuid) => [lessonPage(uuid), formOf(uuid)])
  })
}
