import { z } from 'zod'
import { hasText, text, textNamed } from '../text.ts'

type Issue = z.core.$ZodRawIssue

const isEmpty = (input: unknown): boolean => input === undefined || input === null || input === ''

/** Words for what zod finds, unless the schema itself says something. */
function wordsFor(issue: Issue): string {
  if (isEmpty(issue.input)) return text('field.required')
  if (issue.code === 'too_small') return tooSmall(issue)
  if (issue.code === 'too_big')
    return issue.origin === 'string' || issue.origin === 'array'
      ? text('field.too-long', { count: Number(issue.maximum) })
      : text('field.too-big', { max: Number(issue.maximum) })
  return text('field.invalid')
}

function tooSmall(issue: Issue & { code: 'too_small' }): string {
  const min = Number(issue.minimum)
  if (issue.origin !== 'string' && issue.origin !== 'array') return text('field.too-small', { min })
  return min === 1 ? text('field.required') : text('field.too-short', { count: min })
}

/**
 * The complaint as it stands under a field with that label: an empty required field is named (ERR-FIELD-1). The browser
 * and the server say it with the same words of the catalogue, so it is known by them.
 */
export const namedComplaint = (complaint: string, label: string): string =>
  complaint === text('field.required') ? text('field.required-named', { label }) : complaint

/** Makes zod speak the person's language; called once at start. */
export const localizeComplaints = (): void => void z.config({ customError: wordsFor })

/**
 * The first complaint about each field of `value`, keyed by its path. A schema may say a code of the catalogue or whole
 * words; where nothing was given, that is the complaint, whatever form it should have had.
 */
export function complaintsAbout(error: z.ZodError, value: unknown): Record<string, string> {
  const words: Record<string, string> = {}
  for (const { path, message, ...issue } of error.issues) {
    const code = isEmpty(at(value, path)) ? 'required' : message
    const coded = `field.${code}`
    words[path.join('.')] ??= hasText(coded) ? textNamed(coded, variablesOf(issue)) : message
  }
  return words
}

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : inner),
    value,
  )

const variablesOf = (issue: object): Record<string, string | number> =>
  Object.fromEntries(
    [
      // What the schema tells with its own complaint.
      ...Object.entries(Reflect.get(issue, 'params') ?? {}),
      ['min', Reflect.get(issue, 'minimum')],
      ['max', Reflect.get(issue, 'maximum')],
      ['count', Reflect.get(issue, 'minimum') ?? Reflect.get(issue, 'maximum')],
    ].filter(
      (entry): entry is [string, string | number] => typeof entry[1] === 'number' || typeof entry[1] === 'string',
    ),
  )
