import { z } from 'zod'

type Json = {
  type?: string
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Json[]
  oneOf?: Json[]
  allOf?: Json[]
  items?: Json
  prefixItems?: Json[]
  properties?: Record<string, Json>
  additionalProperties?: Json | boolean
  required?: string[]
  default?: unknown
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  $ref?: string
}

/** A schema in a line that a person reads: `{ schoolId: int, name: string 1…60, periods: […][1…12] }`. */
export const shapeOf = (schema: z.ZodType): string =>
  words(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline', cycles: 'ref' }) as Json)

function words(json: Json): string {
  if (json.$ref) return '…'
  if (json.const !== undefined) return JSON.stringify(json.const)
  if (json.enum) return json.enum.map((one) => JSON.stringify(one)).join(' or ')
  const choices = json.anyOf ?? json.oneOf
  if (choices) return [...new Set(choices.map(words))].join(' or ')
  if (json.allOf) return json.allOf.map(words).join(' and ')
  if (json.type === 'object') return objectWords(json)
  if (json.type === 'array') return arrayWords(json)
  if (json.type === 'integer') return `int${range(bounded(json.minimum), bounded(json.maximum))}`
  if (json.type === 'number') return `number${range(json.minimum ?? json.exclusiveMinimum, json.maximum)}`
  if (json.type === 'string') return `${json.format ?? 'string'}${range(json.minLength, json.maxLength)}`
  return json.type ?? 'any'
}

/** zod writes the limits of safe integers as bounds; they say nothing to a reader. */
const bounded = (limit: number | undefined) => (Math.abs(limit ?? 0) === Number.MAX_SAFE_INTEGER ? undefined : limit)

function objectWords({ properties = {}, required = [], additionalProperties }: Json): string {
  const fields = Object.entries(properties).map(([name, field]) => {
    const value = field.default === undefined ? '' : ` = ${JSON.stringify(field.default)}`
    return `${name}${required.includes(name) ? '' : '?'}: ${words(field)}${value}`
  })
  if (typeof additionalProperties === 'object' && fields.length === 0)
    return `{ [key]: ${words(additionalProperties)} }`
  return fields.length ? `{ ${fields.join(', ')} }` : '{}'
}

function arrayWords({ items, prefixItems, minItems, maxItems }: Json): string {
  if (prefixItems) return `[${prefixItems.map(words).join(', ')}]`
  const inner = items ? words(items) : 'any'
  const limits = range(minItems, maxItems).trim()
  return `${inner.includes(' or ') ? `(${inner})` : inner}[${limits}]`
}

function range(from: number | undefined, to: number | undefined): string {
  if (from === undefined && to === undefined) return ''
  if (from === to) return ` ${from}`
  if (from === undefined) return ` ≤ ${to}`
  return to === undefined ? ` ≥ ${from}` : ` ${from}…${to}`
}
