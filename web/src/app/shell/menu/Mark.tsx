import { lazy, Suspense } from 'react'
import { idle } from '#platform/idle.ts'
import { wordsOf } from '../../start/texts.ts'

const UnreadMark = lazy(async () => {
  await idle()
  const [{ UnreadMark: mark }] = await Promise.all([import('#features/chat/mark/public.tsx'), wordsOf(['chat'])])
  return { default: mark }
})

/** What waits behind an entry: unread messages. Its code comes after the page. */
export const Mark = ({ icon }: { icon: string }) =>
  icon === 'chat' && (
    <Suspense fallback={null}>
      <UnreadMark />
    </Suspense>
  )
