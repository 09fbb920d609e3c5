import { groupChanged } from '@qalam/contract/groups/events.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { named } from '#platform/named.ts'
import { useLive } from '#platform/realtime.ts'
import { text } from '#platform/text.ts'
import { Screen } from '#ui/page/Screen.tsx'
import { subjectSplit } from '../reads.ts'
import { SplitBoard } from './SplitBoard.tsx'

type Props = { params: { groupId: string; subjectId: string } }

/** Who of a class is in which half for a subject (R-2.7-05). */
export default function SplitPage({ params: { groupId, subjectId } }: Props) {
  const read = subjectSplit(groupId, subjectId)
  const { data } = useSuspenseQuery(read)
  useLive(groupChanged, () => [read], [read])

  return (
    <Screen
      title={text('groups.split-title', { label: data.group.label, subject: named(data.subject.name) })}
      lead={text(data.can.edit ? 'groups.split-lead' : 'groups.split-lead-read')}
    >
      <SplitBoard key={`${groupId} ${subjectId}`} {...data} />
    </Screen>
  )
}
