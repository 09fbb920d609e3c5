import { lessonContent } from '@qalam/contract/lesson-content/api.ts'
import { lessonContentChanged } from '@qalam/contract/lesson-content/events.ts'
import type { ExerciseState, Progress, ReadContent, ReadFile } from '@qalam/contract/lesson-content/shapes.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { call } from '#platform/api.ts'
import { useLive } from '#platform/realtime.ts'
import { contentOf, everyList } from '../reads.ts'

export type ContentActs = {
  /** Notes the page that is before the student; who only looks notes nothing. */
  onPage: (page: string) => void
  onChecked: (told: { state: ExerciseState; progress: Progress }) => void
  onFiles: (files: readonly ReadFile[]) => void
}

/** Content as it stands. What the server says of a page or a try is put where it was read, so that nothing is read twice. */
export function useContent(given: string): { content: ReadContent } & ContentActs {
  const client = useQueryClient()
  const { queryKey } = contentOf(given)
  const { data: content } = useSuspenseQuery(contentOf(given))
  useLive(lessonContentChanged, ({ lessonUuid }) => (lessonUuid === content.lesson.uuid ? [{ queryKey }] : []))
  const change = (by: (before: ReadContent) => ReadContent) => {
    client.setQueryData<ReadContent>(queryKey, (before) => before && by(before))
    for (const { queryKey: list } of everyList) void client.invalidateQueries({ queryKey: list })
  }

  return {
    content,
    onPage: (page) => {
      const stands = client.getQueryData<ReadContent>(queryKey)
      if (content.can.seeClass || stands?.at === page) return
      // A page that could not be noted is noted with the next one; nothing that is read waits for it.
      void call(lessonContent.see, { params: { given, page } }, { silent: true }).then(
        (progress) => change((before) => ({ ...before, at: page, progress, pages: seenIn(before, page) })),
        () => undefined,
      )
    },
    onChecked: ({ state, progress }) =>
      change((before) => ({
        ...before,
        progress,
        exercises: before.exercises.map((one) => (one.exercise === state.exercise ? state : one)),
      })),
    onFiles: (files) => change((before) => ({ ...before, files: [...before.files, ...files] })),
  }
}

const seenIn = ({ pages }: ReadContent, page: string): ReadContent['pages'] =>
  pages.map((one) => (one.uuid === page ? { ...one, seen: true } : one))
