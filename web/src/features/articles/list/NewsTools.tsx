import { type articles } from '@qalam/contract/articles/api.ts'
import type { useTable } from '#platform/table.ts'
import { text } from '#platform/text.ts'
import { SearchField } from '#ui/fields/SearchField.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Filters } from '#ui/table/list/Filters.tsx'
import { Toolbar } from '#ui/table/Toolbar.tsx'
import styles from './News.module.css'

type Table = ReturnType<typeof useTable<typeof articles.list>>

/** What is looked for and which shelf; all of it stands in the address. */
export function NewsTools({ table }: { table: Table }) {
  const { shelf, from, unread } = table.asked
  return (
    <Toolbar>
      <div className={styles.search}>
        <SearchField label={text('article.search')} value={table.search} onChange={table.onSearch} />
      </div>
      <Filters active={table.filtersOn}>
        <SelectField
          label={text('article.shelf')}
          placeholder={text('article.shelf-news')}
          value={shelf}
          onChange={(next) => table.onFilter({ shelf: next ?? undefined })}
          choices={[{ value: 'archive' as const, label: text('article.shelf-archive') }]}
        />
        <SelectField
          label={text('article.from')}
          placeholder={text('article.from-any')}
          value={from}
          onChange={(next) => table.onFilter({ from: next ?? undefined })}
          choices={(['school', 'above'] as const).map((value) => ({ value, label: text(`article.from-${value}`) }))}
        />
        <SelectField
          label={text('article.reading')}
          placeholder={text('article.reading-any')}
          value={unread}
          onChange={(next) => table.onFilter({ unread: next ?? undefined })}
          choices={[{ value: '1' as const, label: text('article.only-unread') }]}
        />
        <SelectField
          label={text('article.order')}
          placeholder={text('article.newest')}
          value={table.sort.direction === 'asc' ? ('asc' as const) : null}
          onChange={(next) => table.onSort({ key: 'publishedAt', direction: next ?? 'desc' })}
          choices={[{ value: 'asc' as const, label: text('article.oldest') }]}
        />
      </Filters>
      {table.isNarrowed && (
        <Button kind="quiet" onClick={table.onClear}>
          {text('article.all-again')}
        </Button>
      )}
    </Toolbar>
  )
}
