import { lessonContent } from '@qalam/contract/lesson-content/api.ts'
import { useQuery } from '@tanstack/react-query'
import { useCommand } from '#platform/api.ts'
import { navigate } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { contentAddress, contentsOfLesson, everyList } from '../reads.ts'

type Props = { lessonUuid: string; from: 'theme' | 'homework'; label?: string }

/** Opens the lecture that the theme or the homework of a lesson names, by pages; nothing where none is named. */
export function ReadByPages({ lessonUuid, from, label }: Props) {
  const { data } = useQuery(contentsOfLesson(lessonUuid))
  const open = useCommand(lessonContent.openNamed, { refresh: everyList })
  if (!data?.named.some((one) => one.from === from)) return null
  const go = async () => {
    const { kind, given } = await open.mutateAsync({ params: { scheduleUuid: lessonUuid }, body: { from } })
    navigate(contentAddress(kind, given))
  }
  return (
    <Button busy={open.isPending} onClick={() => void go().catch(() => undefined)}>
      {label ?? text('lesson-content.by-pages')}
    </Button>
  )
}
