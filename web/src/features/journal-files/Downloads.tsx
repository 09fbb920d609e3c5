import { useState } from 'react'
import { text } from '#platform/text.ts'
import { Menu } from '#ui/overlay/Menu.tsx'

type Item = { label: string; take: () => Promise<void> }

/** Files that a page can be taken as; why one could not be made is said. */
export function Downloads({ items }: { items: readonly Item[] }) {
  const [busy, setBusy] = useState(false)
  const take = async (one: Item) => {
    setBusy(true)
    await one.take()
    setBusy(false)
  }
  return (
    <>
      <Menu
        align="end"
        label={text('journal-files.download')}
        items={items.map((one) => ({ label: one.label, disabled: busy, onSelect: () => void take(one) }))}
      />
      <span role="status" className="sr-only">
        {busy ? text('journal-files.preparing') : ''}
      </span>
    </>
  )
}
