import { codeRefused, diaryAway } from '@qalam/contract/merge/problems.ts'
import { isIin } from '@qalam/contract/profile/iin.ts'
import { z } from 'zod'
import type { DiarySettings } from './settings.ts'

const longestAnswer = 50_000
const Text = z
  .string()
  .trim()
  .max(200)
  .transform((text) => text.replaceAll('\0', ''))

const School = z.object({ name: Text, municipality: Text.default('') })
const Context = z.object({
  userId: z.union([z.string(), z.int()]).transform(String).pipe(z.string().min(1).max(100)),
  shortName: Text.pipe(z.string().min(1)),
  surname: Text.default(''),
  firstname: Text.default(''),
  patronymic: Text.default(''),
  /** One that is none is as if none was told. */
  iin: z
    .string()
    .nullish()
    .transform((iin) => (iin && isIin(iin) ? iin : null)),
  sex: z.enum(['m', 'w']).nullish().default(null).catch(null),
  role: z.enum(['staff', 'student', 'parent']).catch('student'),
})

/** Who stands behind a code, as it is kept while the wizard is open. */
export const OuterPerson = Context.extend({ school: School.nullable() })
export type OuterPerson = z.output<typeof OuterPerson>

type Answered = { status: number; body: unknown }

/** Whatever keeps it from answering readably, it is away. What is asked and answered is written to no log. */
async function ask(url: string, patience: number, init: RequestInit): Promise<Answered> {
  try {
    const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(patience) })
    const text = await answer.text()
    if (answer.status >= 500 || answer.status === 429 || text.length > longestAnswer) throw diaryAway()
    return { status: answer.status, body: JSON.parse(text) }
  } catch {
    throw diaryAway()
  }
}

const Granted = z.object({ access_token: z.string().min(1).max(5_000) })

/** An outer diary by its authorisation codes (RFC 6749, 4.1.3) and what it tells of a person. */
export function outerDiary({ key, name, api, authorize, clientId, clientSecret, patience }: DiarySettings) {
  /** Brings a code, once: what is given for it asks who the person is. */
  const redeem = async (code: string): Promise<string> => {
    const form = { grant_type: 'authorization_code', client_id: clientId, client_secret: clientSecret, code }
    const { status, body } = await ask(`${api}/token`, patience, { method: 'POST', body: new URLSearchParams(form) })
    if (status === 400) throw codeRefused()
    const granted = Granted.safeParse(body)
    if (status !== 200 || !granted.success) throw diaryAway()
    return granted.data.access_token
  }

  const read = async <S extends z.ZodType>(path: string, token: string, schema: S): Promise<z.output<S> | null> => {
    const { status, body } = await ask(`${api}${path}`, patience, { headers: { authorization: `Bearer ${token}` } })
    if (status === 404) return null
    if (status === 401 || status === 403) throw codeRefused()
    const parsed = schema.safeParse(body)
    if (status !== 200 || !parsed.success) throw diaryAway()
    return parsed.data
  }

  const who = async (token: string): Promise<OuterPerson> => {
    const [context, school] = await Promise.all([
      read('/me/context', token, Context),
      read('/me/school', token, School),
    ])
    if (context === null) throw codeRefused()
    return { ...context, school }
  }

  const asking = new URLSearchParams({ client_id: clientId, response_type: 'code' })
  return { key, name, begin: authorize ? `${authorize}?${asking}` : null, redeem, who }
}
export type OuterDiary = ReturnType<typeof outerDiary>
