import type { Endpoint } from '@qalam/contract/kernel/endpoint.ts'
import { type FieldComplaint, FieldProblems, malformed } from '@qalam/contract/kernel/problem.ts'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'

/** The three parts of a request, parsed by the endpoint's schemas; complaints go to their fields (422). */
export function wellFormed(endpoint: Endpoint, request: Pick<FastifyRequest, 'params' | 'query' | 'body'>) {
  return {
    params: part(endpoint.params, request.params),
    query: part(endpoint.query, request.query),
    body: part(endpoint.body, objectOf(request.body ?? {})),
  }
}

/** Every body is an object with named fields: a list or a bare value has no field that a complaint could stand under. */
function objectOf(body: unknown): unknown {
  if (typeof body !== 'object' || Array.isArray(body)) throw malformed()
  return body
}

// oxlint-disable-next-line typescript/no-explicit-any -- the value has the type of the schema, which is not known here
function part(schema: z.ZodType, value: unknown): any {
  const parsed = schema.safeParse(value)
  if (parsed.success) return storable(parsed.data)

  const fields: Record<string, FieldComplaint[]> = {}
  for (const issue of parsed.error.issues.slice(0, 50)) {
    const field = issue.path.join('.').slice(0, 100)
    ;(fields[field] ??= []).push(complaint(issue, valueAt(value, issue.path)))
  }
  throw new FieldProblems(fields)
}

/** Text that a database can hold, at any depth: whole characters and no zero byte (422 under its field). */
function storable<Value>(value: Value): Value {
  const field = unstorableIn(value)
  if (field !== null) throw new FieldProblems({ [field.slice(0, 100)]: [{ code: 'invalid' }] })
  return value
}

/** Where the first text stands that cannot be stored; its path is put together only when there is one. */
function unstorableIn(value: unknown): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? '' : null
  if (typeof value !== 'object' || value === null) return null
  for (const name of Object.keys(value)) {
    const inner = unstorableIn(Reflect.get(value, name))
    if (inner !== null) return inner === '' ? name : `${name}.${inner}`
  }
  return null
}

/** What stands at a path of a value; undefined where nothing does. */
const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (holder, name) => (typeof holder === 'object' && holder !== null ? Reflect.get(holder, name) : undefined),
    value,
  )

const key = /^[a-z0-9_.-]{2,60}$/
/** What a schema tells with its own complaint, such as a limit and by how much it is over. */
const Figures = z.record(z.string(), z.number())

/** A message that a schema names by a key of the catalogue is kept; the rest gets the general words. */
function complaint(issue: z.core.$ZodIssue, value: unknown): FieldComplaint {
  if (key.test(issue.message)) {
    const figures = issue.code === 'custom' ? Figures.safeParse(issue.params) : null
    return { code: issue.message, ...(figures?.success && { with: figures.data }) }
  }
  switch (issue.code) {
    case 'too_big':
      return issue.origin === 'string'
        ? { code: 'too-long', with: { count: Number(issue.maximum) } }
        : { code: 'too-big', with: { max: Number(issue.maximum) } }
    case 'too_small':
      // It was sent, and there is nothing in it (ERR-FIELD-5).
      if (['string', 'array'].includes(issue.origin) && Number(issue.minimum) === 1) return { code: 'none-empty' }
      return issue.origin === 'string'
        ? { code: 'too-short', with: { count: Number(issue.minimum) } }
        : { code: 'too-small', with: { min: Number(issue.minimum) } }
    default:
      // What is absent is asked for; what is there and of another type or form is wrong (ERR-FIELD-1).
      return { code: value === undefined || value === null ? 'required' : 'invalid' }
  }
}
