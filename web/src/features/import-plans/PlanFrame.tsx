import type { WholePlan } from '@qalam/contract/import-plans/api.ts'
import { jobMoved } from '@qalam/contract/jobs/events.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { momentText } from '#platform/dates.ts'
import { useLive } from '#platform/realtime.ts'
import { linkTo } from '#platform/screen.ts'
import { text } from '#platform/text.ts'
import { Button } from '#ui/page/Button.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { LinkTabs } from '#ui/page/Tabs.tsx'
import { CommitDialog } from './CommitDialog.tsx'
import { planOf, stale } from './reads.ts'
import { StateBadge } from './StateBadge.tsx'
import styles from './ImportPlans.module.css'

type Props = { uuid: string; active: 'rows' | 'findings'; children: (plan: WholePlan) => ReactNode }

/** What both pages of a plan have: its name and state, the way to bring it in, and the tabs. */
export function PlanFrame({ uuid, active, children }: Props) {
  const { data: plan } = useSuspenseQuery(planOf(uuid))
  const [isAsking, setAsking] = useState(false)
  useLive(jobMoved, () => stale, stale)
  const { fault, consequence, warning } = plan.findings
  const said = aboutOf(plan)

  return (
    <Screen
      title={plan.fileName}
      lead={
        <>
          <StateBadge state={plan.state} /> {text('import-plans.made')}: {momentText(plan.madeAt)}, {plan.madeBy}
        </>
      }
      actions={
        plan.can.commit && (
          <Button kind="main" onClick={() => setAsking(true)}>
            {text('import-plans.commit')}
          </Button>
        )
      }
    >
      <div className={styles.page}>
        {said && <p role="status">{said}</p>}
        <LinkTabs
          label={text('import-plans.tabs')}
          active={active}
          tabs={[
            {
              key: 'rows',
              label: text('import-plans.rows'),
              href: linkTo('/backoffice/school-import/:uuid', { uuid }),
            },
            {
              key: 'findings',
              label: text('import-plans.findings'),
              count: fault + consequence + warning,
              href: linkTo('/backoffice/school-import/:uuid/findings', { uuid }),
            },
          ]}
        />
        {children(plan)}
      </div>
      {isAsking && <CommitDialog plan={plan} onClose={() => setAsking(false)} />}
    </Screen>
  )
}

/** Why a plan cannot be brought in, or who did. */
function aboutOf({ state, doneBy, doneAt }: WholePlan): string | null {
  if (state === 'ready') return null
  if (state === 'done')
    return text('import-plans.about-done', { by: doneBy ?? '', at: doneAt === null ? '' : momentText(doneAt) })
  return text(`import-plans.about-${state}`)
}
