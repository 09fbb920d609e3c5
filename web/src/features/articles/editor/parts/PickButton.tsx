import { useRef, useState } from 'react'
import { shrinkImage } from '#ui/fields/shrink-image.ts'
import { Button } from '#ui/page/Button.tsx'
import { IconUpload } from '#ui/page/icons.ts'
import type { FilesOf } from '../useFiles.ts'

type Props = {
  label: string
  /** What the pictures are for; said, not shown. */
  name: string
  files: FilesOf
  /** How many may be chosen at once. */
  most?: number
  onStored: (files: string[]) => void
}

/** Chooses pictures and stores them with the article; those that were stored before one is refused stay. */
export function PickButton({ label, name, files, most = 1, onStored }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [busy, setBusy] = useState(false)
  const put = async (chosen: readonly File[]) => {
    setBusy(true)
    const stored: string[] = []
    try {
      for (const file of chosen.slice(0, most)) stored.push(await files.store(await shrinkImage(file)))
    } catch {
      // Why it was refused has been said where all refusals are.
      input.current?.focus()
    } finally {
      setBusy(false)
      if (stored.length > 0) onStored(stored)
    }
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple={most > 1}
        accept="image/*"
        aria-label={name}
        onChange={({ target }) => {
          const chosen = [...(target.files ?? [])]
          target.value = ''
          if (chosen.length > 0) void put(chosen)
        }}
      />
      <Button size="small" icon={<IconUpload aria-hidden />} busy={busy} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}
