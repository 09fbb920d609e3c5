import { lazy, Suspense } from 'react'
import { idle } from '#platform/idle.ts'
import { wordsOf } from '../../start/texts.ts'

const UnreadMark = lazy(async () => {
  await idle()
  const [{ UnreadMark: mark }] = await Promise.all([import('#features/chat/mark/public.tsx'), wordsOf(['chat'])])
  return { default: mark }
})

const HomeworkMark = lazy(async () => {
  await idle()
  const [{ WaitingMark: mark }] = await Promise.all([
    import('#features/homework/mark/public.tsx'),
    wordsOf(['homework']),
  ])
  return { default: mark }
})

const NewsMark = lazy(async () => {
  await idle()
  const [{ UnreadMark: mark }] = await Promise.all([
    import('#features/articles/mark/public.tsx'),
    wordsOf(['articles']),
  ])
  return { default: mark }
})

const marks: Readonly<Record<string, typeof UnreadMark>> = { chat: UnreadMark, homework: HomeworkMark, news: NewsMark }

/** What waits behind an entry: unread messages and news, homework. Its code comes after the page. */
export function Mark({ icon }: { icon: string }) {
  const Waiting = marks[icon]
  return (
    Waiting && (
      <Suspense fallback={null}>
        <Waiting />
      </Suspense>
    )
  )
}
