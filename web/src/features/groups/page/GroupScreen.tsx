import type { Group } from '@qalam/contract/groups/group.ts'
import type { ReactNode } from 'react'
import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { Screen } from '#ui/page/Screen.tsx'
import { LinkTabs } from '#ui/page/Tabs.tsx'

type Props = {
  group: Group
  active: 'students' | 'plans' | 'subgroups'
  actions?: ReactNode
  children: ReactNode
}

/** What the pages of one class have in common: who leads it, how it studies, and the way from one to another. */
export function GroupScreen({ group, active, actions, children }: Props) {
  const { id: groupId, lead, eduLang, timeScheme, students, archivedOn } = group
  const facts = [
    archivedOn && text('groups.archive'),
    `${text('groups.lead')}: ${lead?.name ?? text('groups.no-lead')}`,
    text(`dictionaries.language.${eduLang}`),
    timeScheme && text('groups.shift-number', { number: timeScheme.shift }),
    text('groups.students-count', { count: students }),
  ]
  return (
    <Screen
      title={text('groups.page-title', { label: group.label })}
      lead={facts.filter((fact) => fact !== null).join(' · ')}
      actions={actions}
    >
      <LinkTabs
        label={text('groups.page-title', { label: group.label })}
        active={active}
        tabs={[
          {
            key: 'students',
            label: text('groups.students'),
            href: linkTo('/v3/backoffice/groups/:groupId', { groupId }),
          },
          {
            key: 'plans',
            label: text('groups.plans'),
            href: linkTo('/v3/backoffice/groups/:groupId/plans', { groupId }),
          },
          {
            key: 'subgroups',
            label: text('groups.subgroups'),
            href: linkTo('/v3/backoffice/groups/:groupId/subgroups', { groupId }),
          },
        ]}
      />
      {children}
    </Screen>
  )
}
