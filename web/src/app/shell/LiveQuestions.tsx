import type { Role } from '@qalam/contract/kernel/roles.ts'
import { lazy, Suspense } from 'react'
import { idle } from '#platform/idle.ts'
import { wordsOf } from '../start/texts.ts'

const LiveQuestion = lazy(async () => {
  await idle()
  const [{ LiveQuestion: question }] = await Promise.all([
    import('#features/live-lesson/public.tsx'),
    wordsOf(['live-lesson']),
  ])
  return { default: question }
})

/** What a teacher asks the class while a lesson runs, on every page of a student; its code comes after the page. */
export const LiveQuestions = ({ role }: { role: Role }) =>
  role === 'student' && (
    <Suspense fallback={null}>
      <LiveQuestion />
    </Suspense>
  )
