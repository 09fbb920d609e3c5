import { type NoticeSettings, notifications } from '@qalam/contract/notifications/api.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useCommand } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { Card } from '#ui/page/Card.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { PushCard } from './PushCard.tsx'
import styles from './Notifications.module.css'
import { QuietCard } from './QuietCard.tsx'
import { everyNotice, noticeSettings } from './reads.ts'
import { RuleRow } from './RuleRow.tsx'

/** How the person is told: each change is stored at once. */
export default function SettingsPage() {
  const { data } = useSuspenseQuery(noticeSettings)
  const { mutate, isPending, variables } = useCommand(notifications.change, {
    refresh: [noticeSettings, ...everyNotice],
  })
  const settings: NoticeSettings = isPending && variables?.body ? variables.body : data
  const { rules, quiet } = settings
  const change = (some: Partial<NoticeSettings>) => mutate({ body: { rules, quiet, ...some } })

  return (
    <Screen title={text('notifications.settings')} lead={text('notifications.settings-lead')}>
      <div className={styles.page}>
        <Card title={text('notifications.about')}>
          <div className={styles.rules}>
            {rules.map((rule) => (
              <RuleRow
                key={rule.category}
                rule={rule}
                onChange={(next) =>
                  change({ rules: rules.map((one) => (one.category === next.category ? next : one)) })
                }
              />
            ))}
          </div>
        </Card>
        <QuietCard key={`${quiet.from} ${quiet.until}`} quiet={quiet} onChange={(next) => change({ quiet: next })} />
        <PushCard pushKey={data.pushKey} devices={data.devices} app={data.app} />
      </div>
    </Screen>
  )
}
