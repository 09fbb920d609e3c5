import { flagNames, type SchoolSettings, schoolSettings } from '@qalam/contract/school-settings/api.ts'
import { settingsChanged } from '@qalam/contract/school-settings/events.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCommand } from '#platform/api.ts'
import { named } from '#platform/named.ts'
import { tellSuccess } from '#platform/notices.ts'
import { useLive } from '#platform/realtime.ts'
import { text } from '#platform/text.ts'
import { SwitchField } from '#ui/fields/SwitchField.tsx'
import { Card } from '#ui/page/Card.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { ActsCard } from './ActsCard.tsx'
import { everything, settings } from './reads.ts'
import { MarkNotice } from './MarkNotice.tsx'
import styles from './SchoolSettings.module.css'
import { SchoolCard } from './SchoolCard.tsx'
import { SettingsTabs } from './SettingsTabs.tsx'

/** The data of the school, what it lets its people do, and who changed that. */
export default function SettingsPage() {
  const { data } = useSuspenseQuery(settings)
  useLive(settingsChanged, () => everything, everything)

  return (
    <Screen title={text('school-settings.title')} lead={named(data.school.name)}>
      <SettingsTabs active="general" />
      <div className={styles.page}>
        <SchoolCard school={data.school} />
        <Rights flags={data.flags} />
        <MarkNotice hours={data.markNoticeHours} />
        <ActsCard acts={data.acts} />
      </div>
    </Screen>
  )
}

function Rights({ flags }: Pick<SchoolSettings, 'flags'>) {
  const set = useCommand(schoolSettings.setFlags, { refresh: everything })
  return (
    <Card title={text('school-settings.rights')}>
      <div className={styles.rights}>
        {flagNames.map((flag) => (
          <SwitchField
            key={flag}
            label={text(`school-settings.flag-${flag}`)}
            value={flags[flag]}
            disabled={set.isPending}
            onChange={(isOn) =>
              set.mutate({ body: { [flag]: isOn } }, { onSuccess: () => tellSuccess(text('school-settings.stored')) })
            }
          />
        ))}
      </div>
    </Card>
  )
}
