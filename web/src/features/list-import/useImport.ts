import type { Answer } from '@qalam/contract/kernel/endpoint.ts'
import { contingent } from '@qalam/contract/contingent/api.ts'
import { listImport } from '@qalam/contract/list-import/api.ts'
import { personnel } from '@qalam/contract/personnel/api.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, everyReadOf, saidBy } from '#platform/api.ts'

type Preview = Answer<typeof listImport.studentsPreview>
type Brought = Answer<typeof listImport.students>

const calls = {
  students: { preview: listImport.studentsPreview, bring: listImport.students, list: contingent.list },
  staff: { preview: listImport.staffPreview, bring: listImport.staff, list: personnel.list },
}

const formOf = (file: File): FormData => {
  const form = new FormData()
  form.append('import', file, file.name)
  return form
}

/** A list on its way: a file, what it would do, and what it did; the first words of a refusal are shown (V-IMPORT-2, ERR-IMPORT-1). */
export function useImport(kind: 'students' | 'staff') {
  const client = useQueryClient()
  const { preview, bring, list } = calls[kind]
  const [file, setFile] = useState<File | null>(null)
  const [seen, setSeen] = useState<Preview | null>(null)
  const [done, setDone] = useState<Brought | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  const during = async (act: () => Promise<void>) => {
    setBusy(true)
    setError(null)
    await act().catch((failure: unknown) => setError(saidBy(failure)))
    setBusy(false)
  }
  return {
    file,
    seen,
    done,
    error,
    busy,
    setError,
    choose: (next: File | null) => {
      setFile(next)
      setSeen(null)
      setError(null)
    },
    check: (chosen: File) =>
      during(async () => setSeen(await call(preview, {}, { form: formOf(chosen), silent: true }))),
    bring: (chosen: File, order: string) =>
      during(async () => {
        setDone(await call(bring, { query: { order } }, { form: formOf(chosen), silent: true }))
        await client.invalidateQueries(everyReadOf(list))
      }),
  }
}
