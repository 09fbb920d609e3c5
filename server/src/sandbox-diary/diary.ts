import { randomBytes } from 'node:crypto'
import { personBy, type Person } from './words.ts'

/** What a code of the sandbox does: it is good, has run out, was made for others, is slow, or the diary dies after it. */
export const kinds = ['good', 'old', 'foreign', 'slow', 'dies'] as const
export type DiaryKind = (typeof kinds)[number]

/** Codes are good for this long, in milliseconds. */
const goodFor = 10 * 60_000

type Issued = { person: Person; kind: DiaryKind; isUsed: boolean; until: number }
type Granted = { person: Person; kind: DiaryKind; asked: number }

/** An outer diary: its people, the codes it gave them, and what it gave for the codes. */
export type Diary = {
  /** Where codes are brought to. */
  readonly shop: string
  readonly secret: string
  /** How long a slow answer takes, in milliseconds. */
  readonly slow: number
  readonly codes: Map<string, Issued>
  readonly grants: Map<string, Granted>
}

export const clientId = 'qalam'

export const newDiary = (shop: string, secret: string, slow = 20_000): Diary => ({
  ...{ shop, secret, slow },
  codes: new Map(),
  grants: new Map(),
})

const fresh = () => randomBytes(24).toString('base64url')

/** A code for a person of the diary; null for somebody whom it does not know. */
export function issue({ codes }: Diary, key: string, kind: DiaryKind, now: number): string | null {
  const person = personBy(key)
  if (!person) return null
  const code = fresh()
  codes.set(code, { person, kind, isUsed: false, until: kind === 'old' ? now : now + goodFor })
  return code
}

/** Takes a code once and gives a token for it; null for a used, old or foreign one. */
export function redeem({ codes, grants }: Diary, code: string, now: number): { token: string; kind: DiaryKind } | null {
  const issued = codes.get(code)
  if (!issued || issued.isUsed || issued.until <= now || issued.kind === 'foreign') return null
  issued.isUsed = true
  const token = fresh()
  grants.set(token, { person: issued.person, kind: issued.kind, asked: 0 })
  return { token, kind: issued.kind }
}

/** Who stands behind a token; `away` while the diary plays that it has died. */
export function known({ grants }: Diary, token: string): Person | 'away' | null {
  const granted = grants.get(token)
  if (!granted) return null
  granted.asked++
  return granted.kind === 'dies' && granted.asked === 1 ? 'away' : granted.person
}
