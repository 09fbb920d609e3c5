// A part of the tests, so that several machines share them.

/** `'2/3'` to `[2, 3]`; null for what is no part. */
export function partOf(text) {
  const [, part, parts] = (/^(\d{1,3})\/(\d{1,3})$/.exec(text) ?? []).map(Number)
  return part >= 1 && part <= parts ? [part, parts] : null
}

/** Steps whose files are divided among the parts. */
export const splits = ['tests', 'embedded', 'e2e']
