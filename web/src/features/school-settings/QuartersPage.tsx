import { QuartersDraft } from '@qalam/contract/school-settings/quarters.ts'
import { schoolSettings } from '@qalam/contract/school-settings/api.ts'
import { settingsChanged } from '@qalam/contract/school-settings/events.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { saidBy, useCommand } from '#platform/api.ts'
import { tellSuccess } from '#platform/notices.ts'
import { useLive } from '#platform/realtime.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { QuarterFields } from './QuarterFields.tsx'
import { everything, quarters } from './reads.ts'
import styles from './SchoolSettings.module.css'
import { SettingsTabs } from './SettingsTabs.tsx'

/** When the quarters of a year begin and end: first what other dates would do, then the change itself. */
export default function QuartersPage() {
  const { data: years } = useSuspenseQuery(quarters)
  const attempt = useCommand(schoolSettings.tryQuarters, { silent: true })
  const change = useCommand(schoolSettings.changeQuarters, { silent: true, refresh: everything })
  const current = years.find((one) => one.quarters.some((quarter) => quarter.current)) ?? years[0]
  const [year, setYear] = useState(current?.year ?? 0)
  const [typed, type] = useState<QuartersDraft['quarters'] | null>(null)
  useLive(settingsChanged, () => everything, everything)
  const forget = () => {
    attempt.reset()
    change.reset()
  }
  const stored = years.find((one) => one.year === year)?.quarters ?? []
  const dates = typed ?? stored.map(({ id, startsOn, endsOn }) => ({ id, startsOn, endsOn }))
  const parsed = QuartersDraft.safeParse({ year, quarters: dates })
  const foreseen = attempt.data
  const refused = change.error ?? attempt.error
  const apply = () =>
    change.mutate(
      { body: { year, quarters: dates } },
      {
        onSuccess: () => {
          tellSuccess(text('school-settings.quarters-changed'))
          type(null)
          attempt.reset()
        },
      },
    )

  return (
    <Screen title={text('school-settings.quarters-title')} lead={text('school-settings.quarters-lead')}>
      <SettingsTabs active="quarters" />
      {stored.length === 0 ? (
        <EmptyList title={text('school-settings.quarters-none')} />
      ) : (
        <Card>
          <div className={styles.page}>
            <SelectField
              label={text('school-settings.quarters-year')}
              value={year}
              choices={years.map((one) => ({ value: one.year, label: one.label }))}
              onChange={(next) => {
                setYear(next ?? year)
                type(null)
                forget()
              }}
            />
            <QuarterFields
              quarters={dates}
              issues={parsed.error?.issues ?? []}
              onChange={(next) => {
                type(next)
                forget()
              }}
            />
            {refused && (
              <p className={styles.foreseen} role="alert">
                {saidBy(refused)}
              </p>
            )}
            {foreseen && (
              <p className={styles.foreseen} role="status">
                {text('school-settings.quarters-would', foreseen)}
              </p>
            )}
            <div>
              <Button
                kind="main"
                disabled={typed === null || !parsed.success}
                busy={attempt.isPending || change.isPending}
                onClick={() => (foreseen ? apply() : attempt.mutate({ body: { year, quarters: dates } }))}
              >
                {text(foreseen ? 'school-settings.apply' : 'school-settings.preview')}
              </Button>
            </div>
          </div>
        </Card>
      )}
    </Screen>
  )
}
