/** The names of the parameters in an address pattern: `:id` must be there, `:date?` may be left out. */
export type OptionalIn<P extends string> = P extends `${infer Head}/${infer Tail}`
  ? OptionalIn<Head> | OptionalIn<Tail>
  : P extends `:${infer N}?`
    ? N
    : never
export type NeededIn<P extends string> = P extends `${infer Head}/${infer Tail}`
  ? NeededIn<Head> | NeededIn<Tail>
  : P extends `:${string}?`
    ? never
    : P extends `:${infer N}`
      ? N
      : never

/** What a page receives from its address: `ParamsOf<'/schedule/:date?'>` is `{ date?: string }`. */
export type ParamsOf<P extends string> = { [N in NeededIn<P>]: string } & { [N in OptionalIn<P>]?: string }

export type Params = Readonly<Record<string, string>>
/** What a parameter must look like: a regular expression, or anything else that tests a text. */
export type Shape = Pick<RegExp, 'test'>
export type Shapes = Readonly<Record<string, Shape>>

const partsOf = (address: string): string[] => address.split('/').filter((part) => part !== '')

/** The parameters when `address` fits `pattern` and every parameter fits its shape; else null. */
export function match(pattern: string, address: string, shapes: Shapes = {}): Params | null {
  const wanted = partsOf(pattern)
  const given = partsOf(address)
  if (given.length > wanted.length) return null

  const params: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index]
    if (!part.startsWith(':')) {
      if (part !== value) return null
      continue
    }
    const name = part.slice(1).replace(/\?$/, '')
    if (value === undefined) {
      if (!part.endsWith('?')) return null
      continue
    }
    const decoded = decodedOf(value)
    if (decoded === null || shapes[name]?.test(decoded) === false) return null
    params[name] = decoded
  }
  return params
}

function decodedOf(value: string): string | null {
  try {
    return decodeURIComponent(value)
  } catch {
    return null
  }
}

/** Writes parameters into a pattern; what may be left out and is missing disappears. */
export function fill(pattern: string, params: Readonly<Record<string, string | number | undefined>>): string {
  const parts = partsOf(pattern).flatMap((part) => {
    if (!part.startsWith(':')) return [part]
    const value = params[part.slice(1).replace(/\?$/, '')]
    return value === undefined ? [] : [encodeURIComponent(value)]
  })
  return `/${parts.join('/')}`
}

/** Fixed words before parameters, longer before shorter: `/schedule/lesson/:id` is tried before `/schedule/:date?`. */
export function byPrecision(a: string, b: string): number {
  const [left, right] = [partsOf(a), partsOf(b)]
  for (let index = 0; index < Math.max(left.length, right.length); index++) {
    const difference = weight(right[index]) - weight(left[index])
    if (difference !== 0) return difference
  }
  return 0
}

const weight = (part: string | undefined): number => (part === undefined ? 0 : part.startsWith(':') ? 1 : 2)
