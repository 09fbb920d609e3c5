/**
 * A row of a plan names something that was not stored. The reader has resolved every reference and the good part leaves
 * out what hangs on a refused row, so that this is a fault of the importer: everything is rolled back.
 */
export class MissingReference extends Error {
  override readonly name = 'MissingReference'
}

/** The stored id of a natural key. */
export function found<Id>(ids: ReadonlyMap<string, Id>, key: string, what: string): Id {
  const id = ids.get(key)
  if (id === undefined) throw new MissingReference(`The import stored no ${what} for «${key}».`)
  return id
}
