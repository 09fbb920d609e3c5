import fc from 'fast-check'
import { z } from 'zod'

/**
 * What a school really holds: ids that lead somewhere are worth more than invented ones. `fields` has values for fields
 * of a name.
 */
export type Known = {
  uuids: readonly string[]
  ids: readonly number[]
  fields: Readonly<Record<string, readonly unknown[]>>
}

/** A number that JSON.stringify cannot write; `jsonOf` does. */
const raw = (text: string) => `@raw ${text}`

/** JSON text of a generated value: `1e999` and `-0` travel as they are. */
export const jsonOf = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null').replace(/"@raw ([^"]{1,30})"/g, '$1')

/** Characters of one list that is as long as it may be. */
const longestList = 200_000

const days = [
  '18.11.2026',
  '2026-11-18',
  '01.01.0001',
  '0001-01-01',
  '31.12.9999',
  '29.02.2027',
  '29.02.2028',
  '00.00.0000',
]
const texts = [
  '',
  ' ',
  'Айдар',
  'Әлімғазы',
  '\u0000',
  'а\u0000б',
  '\ud800',
  '👩‍👩‍👧‍👦',
  'مرحبا\u202e',
  '\ufeffx',
  "'; drop table mark; --",
  '=1+1',
  '<script>alert(1)</script>',
  '{{count}}',
  '%00',
  '../../etc/passwd',
  'null',
  'NaN',
  '1e999',
]
const numbers: unknown[] = [
  0,
  -1,
  1,
  0.5,
  -0.000001,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53 - 1,
  2 ** 53,
  1e21,
  1.7e308,
  raw('1e999'),
  raw('-0'),
]

const nastyKey = fc.constantFrom('__proto__', 'constructor', 'toString', 'id', '', '0', 'ключ', '\u0000')
const longText = fc.integer({ min: 1, max: 20_000 }).map((length) => 'ы'.repeat(length))
const anyText = fc.oneof(fc.constantFrom(...texts, ...days), fc.string({ unit: 'binary', maxLength: 40 }), longText)

/** A value that nobody asked for. */
export const nasty: fc.Arbitrary<unknown> = fc.oneof(
  anyText,
  fc.constantFrom(...numbers),
  fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { length: -1 }),
  fc.constant(JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":1}}')),
  fc.jsonValue({ maxDepth: 2 }),
)

/** Random JSON that may hold real ids anywhere. */
export const randomJson = (known: Known): fc.Arbitrary<unknown> =>
  fc.oneof(
    nasty,
    fc.jsonValue({ maxDepth: 4 }),
    fc.dictionary(nastyKey, fc.oneof(nasty, fc.constantFrom<unknown>(...known.uuids, ...known.ids)), { maxKeys: 6 }),
  )

type Json = z.core.JSONSchema.BaseSchema

/** Inputs that look like what a schema asks for, borderline values first. */
export function likely(schema: z.ZodType, known: Known): fc.Arbitrary<unknown> {
  return fromJson(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), known)
}

/** `depth` counts the lists around: a document of lists in lists, each of six, fills the memory of a process. */
function fromJson(schema: Json | boolean, known: Known, depth = 0): fc.Arbitrary<unknown> {
  if (typeof schema === 'boolean') return nasty
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom<unknown>(...schema.enum)
  const options = schema.anyOf ?? schema.oneOf
  if (options) return fc.oneof(...options.map((option) => fromJson(option, known, depth)))
  switch (schema.type) {
    case 'object':
      return objectOf(schema, known, depth)
    case 'array':
      return listOf(schema, known, depth)
    case 'string':
      return textOf(schema, known)
    case 'integer':
    case 'number':
      return numberOf(schema, known)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return nasty
  }
}

function objectOf({ properties = {}, required = [] }: Json, known: Known, depth: number): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]): [string, fc.Arbitrary<unknown>] => {
    const [any, right] = [fromJson(schema, known, depth), known.fields[name]]
    if (!right) return [name, any]
    return [name, fc.oneof({ weight: 7, arbitrary: fc.constantFrom(...right) }, { weight: 1, arbitrary: any })]
  })
  const record: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(fields)
  return fc.record(record, { requiredKeys: required, noNullPrototype: true })
}

function listOf({ items, minItems = 0, maxItems = 12 }: Json, known: Known, depth: number): fc.Arbitrary<unknown> {
  const item = typeof items === 'object' && !Array.isArray(items) ? fromJson(items, known, depth + 1) : nasty
  const most = fc.array(item, {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, depth < 2 ? 6 : 2)),
  })
  // A list of lists of lists, each full, would be no body that anybody could send.
  const full = fc.tuple(item, item).map(([first, last]) => {
    const fits = Math.floor(longestList / jsonOf(first).length)
    return [...Array<unknown>(Math.min(maxItems - 1, fits)).fill(first), last]
  })
  return maxItems > 6 && maxItems <= 1000
    ? fc.oneof({ weight: 20, arbitrary: most }, { weight: 1, arbitrary: full })
    : most
}

function textOf({ format, pattern, maxLength }: Json, known: Known): fc.Arbitrary<unknown> {
  if (format === 'uuid')
    return fc.oneof(
      { weight: 9, arbitrary: fc.constantFrom(...known.uuids) },
      { weight: 1, arbitrary: fc.constantFrom('00000000-0000-0000-0000-000000000000') },
      { weight: 4, arbitrary: fc.uuid() },
    )
  if (format === 'date-time')
    return fc.oneof(
      fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
      fc.constantFrom('0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999999999+23:59', '2026-11-18T04:10:00+05:00'),
    )
  if (format === 'uri')
    return fc.oneof(fc.webUrl(), fc.constantFrom('javascript:alert(1)', 'http://ы.kz/%', 'http://[::1]/'))
  if (pattern) return matching(pattern)
  const fitting = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom('18.11.2026', '2026-11-19', '16.11.2026', '01.12.2026') },
    { weight: 2, arbitrary: anyText.map((text) => (maxLength ? text.slice(0, maxLength) : text)) },
    { weight: 1, arbitrary: fc.constant('ң'.repeat(maxLength ?? 50)) },
    { weight: 1, arbitrary: fc.constant('ң'.repeat((maxLength ?? 50) + 1)) },
  )
  return fitting
}

function matching(pattern: string): fc.Arbitrary<unknown> {
  try {
    return fc.stringMatching(new RegExp(pattern), { size: 'small' })
  } catch {
    // A pattern with a look-ahead cannot be turned round; plain texts are tried instead.
    return anyText
  }
}

function numberOf({ type, minimum, maximum }: Json, known: Known): fc.Arbitrary<unknown> {
  const low = minimum ?? -(2 ** 53)
  const high = maximum ?? 2 ** 53
  const edges = [low, low + 1, low - 1, high, high - 1, high + 1, 1, 2 ** 31, 9_999_999_999]
  const inside =
    type === 'integer'
      ? fc.integer({ min: Math.max(low, -9), max: Math.min(high, Math.max(low, -9) + 100) })
      : fc.double({ min: low, max: high })
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...known.ids) },
    { weight: 3, arbitrary: inside },
    { weight: 2, arbitrary: fc.constantFrom(...edges) },
  )
}

/** The same input with one or two places broken: a wrong type, a missing or an extra key, a list for an object. */
export const spoiled = (input: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(input, fc.array(fc.tuple(fc.nat(), fc.nat(4), nasty, nastyKey), { minLength: 1, maxLength: 2 }))
    .map(([value, breaks]) => breaks.reduce<unknown>((broken, how) => breakIn(broken, how), value))

type Break = [place: number, kind: number, value: unknown, key: string]

function breakIn(value: unknown, [place, kind, bad, key]: Break): unknown {
  if (typeof value !== 'object' || value === null) return bad
  const keys = Object.keys(value)
  const chosen = keys[place % Math.max(keys.length, 1)]
  if (chosen === undefined || kind === 4) return Array.isArray(value) ? [...value, bad] : withKey(value, key, bad)
  const inner: unknown = Reflect.get(value, chosen)
  if (kind === 0 && typeof inner === 'object' && inner !== null)
    return withKey(value, chosen, breakIn(inner, [place >> 3, place % 5, bad, key]))
  if (kind === 1) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== chosen))
  return withKey(value, chosen, kind === 2 ? [inner] : bad)
}

/** The value with a key of its own, `__proto__` too. */
function withKey(value: object, key: string, to: unknown): unknown {
  const copy: object = Array.isArray(value) ? [...value] : { ...value }
  Object.defineProperty(copy, key, { value: to, enumerable: true, configurable: true, writable: true })
  return copy
}
