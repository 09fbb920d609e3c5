import { dottedOf } from '@qalam/contract/kernel/calendar.ts'
import { type Passport, socialPassports } from '@qalam/contract/social-passports/api.ts'
import { passportChanged } from '@qalam/contract/social-passports/events.ts'
import { useState } from 'react'
import { useLive } from '#platform/realtime.ts'
import { useTable } from '#platform/table.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { Badge } from '#ui/page/Badge.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import type { Column } from '#ui/table/DataTable.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import { Counts } from './Counts.tsx'
import { PassportFilters } from './PassportFilters.tsx'
import { everyList } from './reads.ts'
import { SocialPassportDialog } from './SocialPassportDialog.tsx'
import styles from './SocialPassports.module.css'

/** Which students need the school's care: by category, with a file for reports. */
export default function SocialPassportsPage() {
  const table = useTable(socialPassports.list, { usual: 'group', file: socialPassports.file })
  const [edited, setEdited] = useState<Passport | null>(null)
  useLive(passportChanged, () => everyList, everyList)
  const { data, asked, onFilter } = table

  return (
    <Screen title={text('social-passports.title')} lead={text('social-passports.lead')}>
      <Counts counts={data?.counts ?? []} chosen={asked.category} onChoose={(category) => onFilter({ category })} />
      <ListTable
        table={table}
        caption={text('social-passports.title')}
        columns={columns(data?.can.edit === true ? setEdited : null)}
        searchLabel={text('social-passports.search')}
        filters={<PassportFilters asked={asked} groups={data?.groups ?? []} onFilter={onFilter} />}
        empty={<EmptyList title={text('social-passports.none')} />}
      />
      {edited && <SocialPassportDialog passport={edited} onClose={() => setEdited(null)} />}
    </Screen>
  )
}

function columns(onEdit: ((passport: Passport) => void) | null): Column<Passport>[] {
  const edit: Column<Passport> = {
    key: 'edit',
    title: text('social-passports.edit'),
    bare: true,
    cell: (passport) => (
      <Button
        size="small"
        aria-label={text('social-passports.edit-of', { name: passport.name })}
        onClick={() => onEdit?.(passport)}
      >
        {text('social-passports.edit')}
      </Button>
    ),
  }
  return [
    { key: 'name', title: text('social-passports.name'), sortable: true, cell: ({ name }) => name },
    { key: 'group', title: text('social-passports.group'), sortable: true, cell: ({ group }) => group?.label ?? '—' },
    { key: 'care', title: text('social-passports.categories'), cell: care },
    { key: 'note', title: text('social-passports.note'), cell: ({ note }) => note || '—' },
    { key: 'parents', title: text('social-passports.parents'), cell: ({ parents }) => parents.join(', ') || '—' },
    {
      key: 'bornDate',
      title: text('social-passports.born'),
      cell: ({ bornDate }) => (bornDate ? dottedOf(bornDate) : '—'),
    },
    ...(onEdit ? [edit] : []),
  ]
}

const care = ({ care }: Passport) =>
  care.length === 0 ? (
    '—'
  ) : (
    <span className={styles.badges}>
      {care.map(({ category }) => (
        <Badge key={category} tone={category.endsWith('-watch') ? 'warning' : 'accent'}>
          {text(`social-passports.category-${category}`)}
        </Badge>
      ))}
    </span>
  )
