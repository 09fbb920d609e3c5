import { chat } from '@qalam/contract/chat/api.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call, saidBy } from '#platform/api.ts'
import { navigate } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { ErrorPanel } from '#ui/feedback/ErrorPanel.tsx'
import { ScreenSkeleton } from '#ui/feedback/Skeletons.tsx'
import { Screen } from '#ui/page/Screen.tsx'

/** Finds or begins the talk with a person and opens it in place of this address. */
export function Begun({ userId, home }: { userId: number; home: string }) {
  const begun = useQuery({
    queryKey: ['begin a talk', userId],
    queryFn: () => call(chat.begin, { body: { userId } }, { silent: true }),
    retry: false,
    meta: { silent: true },
  })
  const uuid = begun.data?.uuid
  useEffect(() => {
    if (uuid !== undefined) navigate(`${home}?talk=${uuid}`, { replace: true })
  }, [uuid, home])

  if (!begun.error) return <ScreenSkeleton />
  return (
    <Screen title={text('chat.person')}>
      <ErrorPanel text={saidBy(begun.error)} onRetry={() => void begun.refetch()} />
    </Screen>
  )
}
