import { schoolRegistry } from '@qalam/contract/school-registry/api.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useCommand } from '#platform/api.ts'
import { nameIn } from './words.ts'
import { tellSuccess } from '#platform/notices.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { ActsCard } from './card/ActsCard.tsx'
import { FactsCard } from './card/FactsCard.tsx'
import { HeadsCard } from './card/HeadsCard.tsx'
import { BlockDialog } from './dialogs/BlockDialog.tsx'
import { everything, schoolOf } from './reads.ts'
import styles from './SchoolRegistry.module.css'

/** One school as the platform sees it. */
export default function SchoolPage({ params }: { params: { schoolId: string } }) {
  const schoolId = Number(params.schoolId)
  const { data: school } = useSuspenseQuery(schoolOf(schoolId))
  const open = useCommand(schoolRegistry.open, { refresh: everything })
  const [blocking, setBlocking] = useState(false)
  const reopen = () =>
    open.mutate({ params: { schoolId } }, { onSuccess: () => tellSuccess(text('school-registry.opened')) })

  return (
    <Screen
      title={nameIn(school.name)}
      lead={`${text('school-registry.bin')} ${school.bin}`}
      actions={
        school.blockedAt ? (
          <Button kind="main" busy={open.isPending} onClick={reopen}>
            {text('school-registry.open')}
          </Button>
        ) : (
          <Button kind="danger" onClick={() => setBlocking(true)}>
            {text('school-registry.block')}
          </Button>
        )
      }
    >
      <div className={styles.page}>
        <FactsCard school={school} />
        <HeadsCard school={school} />
        <ActsCard acts={school.acts} />
      </div>
      {blocking && <BlockDialog school={school} onClose={() => setBlocking(false)} />}
    </Screen>
  )
}
