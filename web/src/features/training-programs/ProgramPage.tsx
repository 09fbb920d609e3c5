import type { ProgramStudent } from '@qalam/contract/training-programs/api.ts'
import { programChanged } from '@qalam/contract/training-programs/events.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLive } from '#platform/realtime.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { ArchiveDialog } from './dialogs/ArchiveDialog.tsx'
import { ArrivalDialog } from './dialogs/ArrivalDialog.tsx'
import { RetirementDialog } from './dialogs/RetirementDialog.tsx'
import { programName } from './name.ts'
import { everything, oneProgram, studentsOf } from './reads.ts'
import { StudentsOfProgram } from './StudentsOfProgram.tsx'

/** One program and who studies by it (R-2.7-09). */
export default function ProgramPage({ params: { programId } }: { params: { programId: string } }) {
  const { data: program } = useSuspenseQuery(oneProgram(programId))
  const { data: students } = useSuspenseQuery(studentsOf(programId))
  const [open, setOpen] = useState<'arrival' | 'archive' | ProgramStudent | null>(null)
  useLive(programChanged, () => everything, everything)
  const close = () => setOpen(null)
  const facts = [
    `${text('programs.class')}: ${program.group.label}`,
    `${text('programs.scheme')}: ${program.timeScheme}`,
    program.archivedOn && text('programs.archive'),
  ]

  return (
    <Screen
      title={programName(program)}
      lead={facts.filter(Boolean).join(' · ')}
      actions={
        program.can.edit && (
          <>
            <Button onClick={() => setOpen('archive')}>{text('programs.to-archive')}</Button>
            <Button kind="main" onClick={() => setOpen('arrival')}>
              {text('programs.arrival')}
            </Button>
          </>
        )
      }
    >
      <StudentsOfProgram students={students} onRetire={program.can.edit ? setOpen : undefined} />
      {open === 'arrival' && <ArrivalDialog programId={program.id} onClose={close} />}
      {open === 'archive' && <ArchiveDialog program={program} onClose={close} />}
      {open !== null && typeof open === 'object' && <RetirementDialog student={open} onClose={close} />}
    </Screen>
  )
}
