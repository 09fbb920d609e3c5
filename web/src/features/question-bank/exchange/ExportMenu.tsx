import { questionBank } from '@qalam/contract/question-bank/api.ts'
import { formats } from '@qalam/contract/question-bank/exchange.ts'
import { download, saidBy } from '#platform/api.ts'
import { useExports } from '#platform/exporting.ts'
import { text } from '#platform/text.ts'
import { notify } from '#ui/feedback/notify.ts'
import { Menu } from '#ui/overlay/Menu.tsx'

/** The chosen questions as a file of one of the formats. */
export function ExportMenu({ uuids }: { uuids: readonly string[] }) {
  const isExported = useExports()
  const take = async (format: (typeof formats)[number]) => {
    try {
      await download(questionBank.file, { query: { format, uuids: uuids.join(',') } }, { silent: true })
    } catch (refusal) {
      notify({ kind: 'error', text: saidBy(refusal) })
    }
  }
  if (!isExported) return null
  return (
    <Menu
      label={text('bank.export')}
      items={formats.map((format) => ({ label: text(`bank.export-${format}`), onSelect: () => void take(format) }))}
    />
  )
}
