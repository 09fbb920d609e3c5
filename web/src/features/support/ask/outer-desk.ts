import { Problem } from '@qalam/contract/kernel/problem.ts'
import type { TicketDraft } from '@qalam/contract/support/ticket.ts'
import { z } from 'zod'
import { text } from '#platform/text.ts'

/** What the server said of the desk: a token for pictures, and the address of an outer one. */
export type OuterDesk = { token: string; apiUrl?: string | undefined }

const Sent = z.object({ data: z.object({ message: z.string() }) })
const Uploaded = z.object({ data: z.object({ file_path: z.string() }) })

async function post<S extends z.ZodType>(
  address: string,
  body: BodyInit,
  answer: S,
  json: boolean,
): Promise<z.output<S>> {
  const headers = json ? { 'Content-Type': 'application/json' } : {}
  const response = await fetch(address, { method: 'POST', body, headers }).catch(() => null)
  const parsed = answer.safeParse(response?.ok ? await response.json().catch(() => null) : null)
  if (parsed.success) return parsed.data
  const away = new Problem('support.away', 502)
  away.message = text('problem.support.away')
  throw away
}

/** The ticket payload to an outer desk (E-7.10-23). */
export const sendOutside = async (
  { apiUrl = '', token }: OuterDesk,
  ticket: TicketDraft,
): Promise<{ message: string }> =>
  (await post(`${apiUrl}/ticket`, JSON.stringify({ token, ...ticket }), Sent, true)).data

/** A picture to an outer desk, as a form of the token and the file (E-7.10-22). */
export async function uploadOutside({ apiUrl = '', token }: OuterDesk, file: File): Promise<string> {
  const form = new FormData()
  form.append('token', token)
  form.append('file', file, file.name)
  return (await post(`${apiUrl}/upload`, form, Uploaded, false)).data.file_path
}
