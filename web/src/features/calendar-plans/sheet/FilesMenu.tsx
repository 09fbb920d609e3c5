import { calendarPlans } from '@qalam/contract/calendar-plans/api.ts'
import type { SheetTheme } from '@qalam/contract/calendar-plans/sheet.ts'
import { paperKinds } from '@qalam/contract/calendar-plans/papers.ts'
import { isSummative } from '@qalam/contract/schedule/rules.ts'
import { useState } from 'react'
import { download } from '#platform/api.ts'
import { useExports } from '#platform/exporting.ts'
import { text } from '#platform/text.ts'
import { Menu, type MenuItem } from '#ui/overlay/Menu.tsx'
import { ImportDialog } from '../dialogs/ImportDialog.tsx'

type Props = { uuid: string; theme: SheetTheme | undefined; mayImport: boolean; flush: () => Promise<unknown> }

/** The plan as a file, in and out, and the papers of the theme that one stands in. */
export function FilesMenu({ uuid, theme, mayImport, flush }: Props) {
  const [importing, setImporting] = useState(false)
  const isExported = useExports()
  const params = { uuid }
  // What is typed stands in the file too.
  const take = (file: () => Promise<void>) => () => void flush().then(file)
  const papers = (of: SheetTheme): MenuItem[] =>
    paperKinds
      .filter(
        (kind) =>
          kind === 'ksp' ||
          (isSummative(of.kind) && (kind !== 'analysis' || of.pin === 'marked' || of.pin === 'conducted')),
      )
      .flatMap((kind) =>
        (
          [
            ['docx', 'word'],
            ['pdf', 'pdf'],
          ] as const
        ).map(([format, name]) => ({
          label: `${of.ordinal}. ${text(`calendar-plans.paper-as-${name}`, { paper: text(`calendar-plans.paper-${kind}`) })}`,
          onSelect: take(() => download(calendarPlans.paper, { params, query: { theme: of.uuid, kind, format } })),
        })),
      )

  return (
    <>
      <Menu
        label={text('calendar-plans.files')}
        align="end"
        items={[
          ...(isExported
            ? [
                {
                  label: text('calendar-plans.to-excel'),
                  onSelect: take(() => download(calendarPlans.file, { params })),
                },
              ]
            : []),
          { label: text('calendar-plans.to-paper'), onSelect: take(() => download(calendarPlans.print, { params })) },
          ...(theme ? papers(theme) : []),
          ...(mayImport ? [{ label: text('calendar-plans.from-excel'), onSelect: () => setImporting(true) }] : []),
        ]}
      />
      {importing && <ImportDialog uuid={uuid} onClose={() => setImporting(false)} />}
    </>
  )
}
