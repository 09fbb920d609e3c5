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
import { UndoDialog } from './UndoDialog.tsx'
import styles from './ImportPlans.module.css'

type Props = {
  uuid: string
  active: 'rows' | 'questions' | 'kept' | 'findings'
  children: (plan: WholePlan) => ReactNode
}

/** What the pages of a plan have: its name and state, the way to bring it in, and the tabs. */
export function PlanFrame({ uuid, active, children }: Props) {
  const { data: plan } = useSuspenseQuery(planOf(uuid))
  const [open, setOpen] = useState<'commit' | 'undo' | null>(null)
  useLive(jobMoved, () => stale, stale)
  const { questions, kept } = plan
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
        <>
          {plan.can.commit && (
            <Button kind="main" onClick={() => setOpen('commit')}>
              {text('import-plans.commit')}
            </Button>
          )}
          {plan.can.undo && <Button onClick={() => setOpen('undo')}>{text('import-plans.undo')}</Button>}
        </>
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
            ...(questions.all === 0 && active !== 'questions'
              ? []
              : [
                  {
                    key: 'questions' as const,
                    label: text('import-plans.questions'),
                    count: questions.open,
                    href: linkTo('/backoffice/school-import/:uuid/questions', { uuid }),
                  },
                ]),
            ...(kept.all === 0 && active !== 'kept'
              ? []
              : [
                  {
                    key: 'kept' as const,
                    label: text('import-plans.kept'),
                    count: kept.all,
                    href: linkTo('/backoffice/school-import/:uuid/kept', { uuid }),
                  },
                ]),
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
      {open === 'commit' && <CommitDialog plan={plan} onClose={() => setOpen(null)} />}
      {open === 'undo' && <UndoDialog plan={plan} onClose={() => setOpen(null)} />}
    </Screen>
  )
}

/** Why a plan cannot be brought in, or who did. */
function aboutOf({ state, doneBy, doneAt, undoneBy, undoneAt }: WholePlan): string | null {
  if (state === 'ready') return null
  if (state === 'undone')
    return text('import-plans.about-undone', { by: undoneBy ?? '', at: undoneAt === null ? '' : momentText(undoneAt) })
  if (state === 'done')
    return text('import-plans.about-done', { by: doneBy ?? '', at: doneAt === null ? '' : momentText(doneAt) })
  return text(`import-plans.about-${state}`)
}
