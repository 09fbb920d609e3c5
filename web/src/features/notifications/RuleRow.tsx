import type { NoticeSettings } from '@qalam/contract/notifications/api.ts'
import { pushTimes } from '@qalam/contract/notifications/rules.ts'
import { text } from '#platform/text.ts'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { SwitchField } from '#ui/fields/SwitchField.tsx'
import styles from './Notifications.module.css'

type Rule = NoticeSettings['rules'][number]

/** One category: whether the bell shows it, and when it is sent to a device. */
export function RuleRow({ rule, onChange }: { rule: Rule; onChange: (rule: Rule) => void }) {
  const about = text(`notifications.category-${rule.category}`)
  return (
    <div role="group" aria-label={about} className={styles.rule}>
      <span>{about}</span>
      <SwitchField
        label={text('notifications.in-bell')}
        value={rule.bell}
        onChange={(bell) => onChange({ ...rule, bell: bell === true })}
      />
      <SelectField
        label={text('notifications.by-push')}
        value={rule.push}
        onChange={(push) => push && onChange({ ...rule, push })}
        choices={pushTimes.map((value) => ({ value, label: text(`notifications.push-${value}`) }))}
      />
    </div>
  )
}
