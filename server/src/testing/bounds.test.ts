import type { Endpoint } from '@qalam/contract/kernel/endpoint.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from './contract.ts'

type Json = z.core.JSONSchema.BaseSchema

/** The largest `integer` of the database; a larger number would be a trouble of the server instead of a refusal. */
const largest = 2 ** 31 - 1

/** Where in a schema something is asked for without a bound. */
function unbound(schema: Json | boolean, at: string): string[] {
  if (typeof schema === 'boolean' || schema.const !== undefined || schema.enum) return []
  const options = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  const inner = [
    ...options.flatMap((option) => unbound(option, at)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, type]) => unbound(type, `${at}.${name}`)),
    ...(typeof schema.items === 'object' && !Array.isArray(schema.items) ? unbound(schema.items, `${at}[]`) : []),
  ]
  const { type, maximum = Infinity, exclusiveMaximum } = schema
  const whole = type === 'integer' && Math.min(maximum, Number(exclusiveMaximum ?? Infinity) - 1) > largest
  const list = type === 'array' && schema.maxItems === undefined
  return [...inner, ...(whole || list ? [at] : [])]
}

const asked = (name: string, endpoint: Endpoint): string[] =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    unbound(z.toJSONSchema(endpoint[part], { io: 'input', unrepresentable: 'any' }), `${name} ${part}`),
  )

test('every list an endpoint takes has a longest length, and every whole number fits the database', () => {
  expect(Object.entries(contract).flatMap(([name, endpoint]) => asked(name, endpoint))).toEqual([])
})
