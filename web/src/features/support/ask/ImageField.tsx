import { imageBytes } from '@qalam/contract/support/rules.ts'
import { useState } from 'react'
import { saidBy } from '#platform/api.ts'
import { text } from '#platform/text.ts'
import { Uploader } from '#ui/fields/Uploader.tsx'
import { drawn } from './drawn.ts'
import { upload } from './upload.ts'

type Props = {
  value: string | null | undefined
  error: string | undefined
  onChange: (path: string | undefined) => void
}

/** One picture (V-SUP-3) of less than 300,000 bytes; a drawing is measured before, all else after it was made smaller. */
export function ImageField({ error, onChange }: Props) {
  const [files, setFiles] = useState<File[]>([])
  const [complaint, complain] = useState<string | null>(null)

  const take = async ([picked]: File[]) => {
    onChange(undefined)
    complain(null)
    setFiles([])
    if (!picked) return
    const isDrawing = /\.svg$/i.test(picked.name)
    const small = picked.size < imageBytes
    const file = small && isDrawing ? await drawn(picked) : picked
    if (!small || !file || file.size >= imageBytes) return complain(text('support.only-images'))
    setFiles([file])
    await upload(file).then(onChange, (failure: unknown) => {
      setFiles([])
      complain(saidBy(failure))
    })
  }

  return (
    <Uploader
      label={text('support.image')}
      required
      max={1}
      megabytes={2}
      accept=".png,.jpeg,.jpg,.svg"
      hint={text('support.image-hint')}
      files={files}
      onFiles={(picked) => void take(picked)}
      error={complaint ?? error}
    />
  )
}
