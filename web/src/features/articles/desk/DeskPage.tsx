import { articles } from '@qalam/contract/articles/api.ts'
import { articleStates } from '@qalam/contract/articles/article.ts'
import { useState } from 'react'
import { v4 } from 'uuid'
import { useCommand } from '#platform/api.ts'
import { navigate } from '#platform/screen.ts'
import { useTable } from '#platform/table.ts'
import { text } from '#platform/text.ts'
import { EmptyList } from '#ui/feedback/EmptyList.tsx'
import { SelectField } from '#ui/fields/SelectField.tsx'
import { Button } from '#ui/page/Button.tsx'
import { Screen } from '#ui/page/Screen.tsx'
import { ListTable } from '#ui/table/list/ListTable.tsx'
import { editorAddress } from '../addresses.ts'
import { everyArticle } from '../reads.ts'
import { columnsOfDesk } from './columns.tsx'

/** What a school, a district, a region, the country or the platform writes. */
export default function DeskPage() {
  const table = useTable(articles.desk, { usual: '-updatedAt' })
  const [uuid] = useState(() => v4())
  const create = useCommand(articles.create, { refresh: everyArticle })
  const begin = () => create.mutate({ body: { uuid } }, { onSuccess: () => navigate(editorAddress(uuid)) })
  const add = (
    <Button kind="main" busy={create.isPending} onClick={begin}>
      {text('article.new')}
    </Button>
  )

  return (
    <Screen title={text('article.desk')} lead={text('article.desk-lead')} actions={add}>
      <ListTable
        table={table}
        caption={text('article.desk')}
        columns={columnsOfDesk()}
        searchLabel={text('article.desk-search')}
        filters={
          <SelectField
            label={text('article.state')}
            placeholder={text('article.state-any')}
            value={table.asked.state}
            onChange={(state) => table.onFilter({ state: state ?? undefined })}
            choices={articleStates.map((value) => ({ value, label: text(`article.state-${value}`) }))}
          />
        }
        empty={<EmptyList title={text('article.desk-none')} text={text('article.desk-none-hint')} action={add} />}
      />
    </Screen>
  )
}
