import type { ThemeForEdit } from '@qalam/contract/calendar-plans/sheet-calls.ts'
import { useQuery } from '@tanstack/react-query'
import { text } from '#platform/text.ts'
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.tsx'
import { navigate } from '#platform/screen.ts'
import { builderAddress } from '../addresses.ts'
import { CreateDialog } from '../list/CreateDialog.tsx'
import { subjectsNow } from '../reads.ts'
import { bindWork } from './themeWork.ts'

type Props = { theme: ThemeForEdit; onClose: () => void }

/** The lecture of a planned lesson is begun and bound to its theme (R-2.2-03); one that stands already is told of. */
export function NewThemeLecture({ theme, onClose }: Props) {
  const { data } = useQuery(subjectsNow())
  if (theme.kind !== 'lecture' || !theme.can.make) return <NotMade theme={theme} onClose={onClose} />
  const known = data?.subjects ?? []
  const isListed = known.some(({ id }) => id === theme.subject.id)
  return (
    <CreateDialog
      isLecture
      subjects={isListed ? known : [theme.subject, ...known]}
      theme={theme}
      onMade={(work) => bindWork(theme, work)}
      onClose={onClose}
    />
  )
}

/** Why no lecture is begun here: there is one, the lesson is none, or its words are settled. */
function NotMade({ theme, onClose }: Props) {
  const { entityId, kind, can } = theme
  const open =
    kind === 'lecture' && can.open && entityId !== null ? () => navigate(builderAddress(kind, entityId)) : null
  const why = kind !== 'lecture' ? 'no-lecture' : entityId !== null ? 'lecture-stands' : 'lecture-late'
  return (
    <ConfirmDialog
      title={text('content.new-lecture')}
      width={480}
      message={text(`content.${why}`, { theme: theme.theme })}
      reject={open ? text('common.close') : false}
      action={text(open ? 'content.open-lecture' : 'common.close')}
      onConfirm={open ?? onClose}
      onClose={onClose}
    />
  )
}
