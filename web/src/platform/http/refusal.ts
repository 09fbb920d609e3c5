import { FieldProblems, Problem, type FieldComplaint, type Status } from '@qalam/contract/kernel/problem.ts'
import { z } from 'zod'
import { hasText, text, textNamed } from '../text.ts'

const Words = z.union([
  z.string(),
  z.object({
    code: z.string(),
    message: z.string().optional(),
    with: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  }),
])

const Refused = z.object({
  code: z.string().catch(''),
  message: z.string().catch(''),
  data: z.unknown().optional(),
  errors: z
    .union([z.array(Words), z.record(z.string(), z.union([Words, z.array(Words)]))])
    .optional()
    .catch(undefined),
})

function said(words: z.infer<typeof Words>): string {
  if (typeof words === 'string') return textNamed(hasText(`field.${words}`) ? `field.${words}` : words)
  return (
    words.message ??
    textNamed(hasText(`field.${words.code}`) ? `field.${words.code}` : `problem.${words.code}`, words.with)
  )
}

function complaints(errors: Record<string, z.infer<typeof Words> | z.infer<typeof Words>[]>) {
  const fields: Record<string, FieldComplaint[]> = {}
  for (const [field, words] of Object.entries(errors))
    fields[field] = (Array.isArray(words) ? words : [words]).map((one) => ({ code: said(one) }))
  return fields
}

/** Gives an error the words that a person shall read. */
function saying<P extends Problem>(problem: P, message: string): P {
  problem.message = message
  return problem
}

/**
 * The body of a refusal as an error. Its `message` is already in the person's language; complaints about fields carry
 * their words as `code`. An array of errors says its first item (ERR-422-1), an object belongs to fields (ERR-422-2),
 * anything else is the message (ERR-422-3).
 */
export function refusalOf(status: number, body: unknown): Problem {
  const { code, message, data, errors } = Refused.catch({
    code: '',
    message: '',
    data: undefined,
    errors: undefined,
  }).parse(body)
  const words = message || (hasText(`problem.${code}`) ? textNamed(`problem.${code}`) : text('notice.error-text'))
  const first = Array.isArray(errors) ? errors[0] : undefined
  if (first) return saying(new Problem(code, status as Status, data), said(first))
  if (errors && !Array.isArray(errors) && Object.keys(errors).length > 0)
    return saying(new FieldProblems(complaints(errors)), words)
  return saying(new Problem(code || 'unknown', status as Status, data), words)
}

/** The connection broke before an answer came. It has no status of a server, so its code tells it apart. */
export const connectionLost = (): Problem =>
  saying(new Problem('connection-lost', 503), text('problem.connection-lost'))

/** The person called off what was on its way. */
export const calledOff = (): Problem => saying(new Problem('called-off', 422), text('problem.called-off'))

/** An answer that no server of ours gives, such as the sign-in page of a network (a captive portal). */
export const unreadableAnswer = (): Problem =>
  saying(new Problem('unreadable-answer', 502), text('problem.unreadable-answer'))

/** A session that could not be renewed, in the words of whoever refused it (ERR-426-2). */
export const signedOut = (because: Problem | null): Problem =>
  because ? saying(new Problem(because.code, 401), because.message) : refusalOf(401, { code: 'auth.required' })

const waits = new WeakMap<Problem, number>()
const InSeconds = z.coerce.number().min(0).max(86_400)

/** Remembers how long the server asked to wait: its Retry-After, or the seconds that a 429 names. */
export function keepWait(problem: Problem, header: string | null): void {
  const named = header ?? z.object({ seconds: z.number() }).safeParse(problem.data).data?.seconds
  const seconds = InSeconds.safeParse(named ?? undefined)
  if (seconds.success && (problem.status === 429 || problem.status === 503)) waits.set(problem, seconds.data)
}

/** After how many seconds the server wants to be asked again; null when it named none. */
export const secondsToWait = (failure: unknown): number | null =>
  failure instanceof Problem ? (waits.get(failure) ?? null) : null

/** The first complaint under each field. */
export function fieldWords(problem: FieldProblems): Record<string, string> {
  const words: Record<string, string> = {}
  for (const [field, [first]] of Object.entries(problem.fields)) if (first) words[field] = first.code
  return words
}

/** What a person shall read about any failure. */
export function saidBy(failure: unknown): string {
  if (!(failure instanceof Problem) || !failure.message) return text('notice.error-text')
  // The failure may be older than the words of the language: it then carries their key.
  return failure.message.startsWith('problem.') ? textNamed(failure.message) : failure.message
}

const shownElsewhere = new WeakSet<Problem>()

/** Whoever shows a refusal at its place (a form under its fields) says so, and no notice repeats it. */
export const takeUp = (problem: Problem): void => void shownElsewhere.add(problem)
export const isTakenUp = (problem: Problem): boolean => shownElsewhere.has(problem)
