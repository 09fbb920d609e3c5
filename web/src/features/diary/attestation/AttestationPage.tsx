import type { Attestation } from '@qalam/contract/diary/api.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { Suspense, useDeferredValue, useState } from 'react'
import { useUser } from '#features/auth/public.tsx'
import { CardDownload } from '#features/journal-files/public.tsx'
import { GradeExplanation } from '#features/journal/public.tsx'
import { useQuarter } from '#platform/quarter.ts'
import { useFilters } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { IconInfo } from '#ui/page/icons.ts'
import { Screen } from '#ui/page/Screen.tsx'
import styles from './Attestation.module.css'
import { ChildSwitch, NoChild } from '../ChildSwitch.tsx'
import { DiaryTabs } from '../DiaryTabs.tsx'
import { askedIn, attestation } from '../reads.ts'
import { SubjectRow } from './SubjectRow.tsx'
import { useAttestationLive } from '../useDiaryLive.ts'

/** Subjects by periods with the parts of each percent (R-2.4-07, Q-097). */
export default function AttestationPage() {
  const { role, children } = useUser()
  const [filters] = useFilters()
  if (role === 'parent' && children.length === 0) return <NoChild title={text('diary.attestation')} />
  return <Year userId={askedIn(filters).userId} />
}

function Year({ userId: asked }: { userId: number | undefined }) {
  const userId = useDeferredValue(asked)
  const quarter = useDeferredValue(useQuarter())
  const { data } = useSuspenseQuery(attestation({ userId }, quarter))
  const { student, year, subjects, rules } = data
  const [explaining, setExplaining] = useState(false)
  useAttestationLive(student.userId, userId, quarter)

  return (
    <Screen
      title={text('diary.attestation')}
      lead={[student.fullName, student.group?.label, `${year}/${year + 1}`].filter(Boolean).join(' · ')}
      actions={
        <>
          <Suspense>
            <CardDownload userId={student.userId} quarter={quarter} />
          </Suspense>
          <Button icon={<IconInfo aria-hidden />} onClick={() => setExplaining(true)}>
            {text('diary.formula')}
          </Button>
        </>
      }
    >
      <ChildSwitch shown={student.userId} />
      <DiaryTabs active="attestation" />
      {subjects.length === 0 ? (
        <EmptyList title={text('diary.no-subjects')} text={text('diary.no-subjects-hint')} />
      ) : (
        <Subjects attestation={data} />
      )}
      <Suspense fallback={null}>
        {explaining && <GradeExplanation rules={rules} onClose={() => setExplaining(false)} />}
      </Suspense>
    </Screen>
  )
}

const quarters = [1, 2, 3, 4]

function Subjects({ attestation: { subjects, rules } }: { attestation: Attestation }) {
  return (
    <>
      <p className={`${styles.hint} no-print`}>{text('diary.attestation-lead')}</p>
      <table className={styles.table}>
        <caption className="sr-only">{text('diary.attestation')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('diary.subject')}</th>
            {quarters.map((number) => (
              <th key={number} scope="col">
                {text('diary.period-q', { number })}
              </th>
            ))}
            <th scope="col" title={text('diary.year-so-far')}>
              {text('diary.year')}
            </th>
          </tr>
        </thead>
        {subjects.map((subject) => (
          <SubjectRow key={subject.calendarPlanUuid} subject={subject} rules={rules} />
        ))}
      </table>
    </>
  )
}
