import { importPlans, type ImportPlan } from '@qalam/contract/import-plans/api.ts'
import { jobMoved } from '@qalam/contract/jobs/events.ts'
import { momentText } from '#platform/dates.ts'
import { CheckCard, RosterButton } from '#features/one-roster/public.tsx'
import { download } from '#platform/api.ts'
import { useLive } from '#platform/realtime.ts'
import { linkTo } from '#platform/screen.ts'
import { useTable } from '#platform/table.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Button } from '#ui/page/Button.tsx'
import { IconDownload } from '#ui/page/icons.ts'
import { Link } from '#ui/page/Link.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import type { Column } from '#ui/table/DataTable.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import { ExportButton } from './ExportButton.tsx'
import { NewCheck } from './NewCheck.tsx'
import { stale } from './reads.ts'
import { StateBadge } from './StateBadge.tsx'
import styles from './ImportPlans.module.css'

/** The whole school from one workbook: a new one to check, and those that were. */
export default function ImportPage() {
  const table = useTable(importPlans.list, { usual: '-madeAt' })
  useLive(jobMoved, () => stale, stale)

  return (
    <Screen
      title={text('import-plans.title')}
      lead={text('import-plans.lead')}
      actions={
        <>
          <Button icon={<IconDownload aria-hidden />} onClick={() => void download(importPlans.template, {})}>
            {text('import-plans.template')}
          </Button>
          <ExportButton />
          <RosterButton />
        </>
      }
    >
      <div className={styles.page}>
        <NewCheck />
        <ListTable
          table={table}
          caption={text('import-plans.list')}
          columns={columns()}
          empty={<EmptyList title={text('import-plans.none')} text={text('import-plans.none-hint')} />}
        />
        <CheckCard />
      </div>
    </Screen>
  )
}

const columns = (): Column<ImportPlan>[] => [
  {
    key: 'name',
    title: text('import-plans.name'),
    cell: ({ id, fileName }) => <Link href={linkTo('/backoffice/school-import/:uuid', { uuid: id })}>{fileName}</Link>,
  },
  { key: 'state', title: text('import-plans.state'), cell: ({ state }) => <StateBadge state={state} /> },
  { key: 'madeAt', title: text('import-plans.made'), sortable: true, cell: ({ madeAt }) => momentText(madeAt) },
  { key: 'by', title: text('import-plans.by'), cell: ({ madeBy }) => madeBy },
]
