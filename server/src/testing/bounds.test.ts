import type { Endpoint } from '@qalam/contract/kernel/endpoint.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { contract } from './contract.ts'

type Json = z.core.JSONSchema.BaseSchema

/** The largest `integer` of the database; a larger number would be a trouble of the server instead of a refusal. */
const largest = 2 ** 31 - 1

/** The schema that a `$ref` names: the whole one, or one of its definitions. */
const named = (root: Json, ref: string): Json | boolean =>
  ref === '#' ? root : (root.$defs?.[ref.split('/').at(-1) ?? ''] ?? false)

/** Where in a schema something is asked for without a bound. One that is named elsewhere is followed there, once. */
function unbound(root: Json, at: string): string[] {
  const followed = new Set<string>()
  const look = (schema: Json | boolean, place: string): string[] => {
    if (typeof schema === 'boolean' || schema.const !== undefined || schema.enum) return []
    const { $ref } = schema
    if ($ref !== undefined) {
      if (followed.has($ref)) return []
      followed.add($ref)
      return look(named(root, $ref), place)
    }
    const options = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
    const lists = [schema.items, schema.prefixItems, schema.additionalProperties].flat()
    const inner = [
      ...options.flatMap((option) => look(option, place)),
      ...Object.entries(schema.properties ?? {}).flatMap(([name, type]) => look(type, `${place}.${name}`)),
      ...lists.flatMap((one) => (typeof one === 'object' ? look(one, `${place}[]`) : [])),
    ]
    const { type, maximum = Infinity, exclusiveMaximum } = schema
    const whole = type === 'integer' && Math.min(maximum, Number(exclusiveMaximum ?? Infinity) - 1) > largest
    const isTuple = schema.prefixItems !== undefined && !schema.items
    const list = type === 'array' && schema.maxItems === undefined && !isTuple
    return [...inner, ...(whole || list ? [place] : [])]
  }
  return look(root, at)
}

const asked = (name: string, endpoint: Endpoint): string[] =>
  (['params', 'query', 'body'] as const).flatMap((part) =>
    unbound(z.toJSONSchema(endpoint[part], { io: 'input', unrepresentable: 'any' }), `${name} ${part}`),
  )

test('every list an endpoint takes has a longest length, and every whole number fits the database', () => {
  expect(Object.entries(contract).flatMap(([name, endpoint]) => asked(name, endpoint))).toEqual([])
})

test('a bound that is missing behind a name is found', () => {
  const branch = z.object({
    get branches() {
      return z.array(branch)
    },
  })
  expect(unbound(z.toJSONSchema(z.object({ tree: branch }), { io: 'input' }), 'x')).toEqual(['x.tree.branches'])
})
