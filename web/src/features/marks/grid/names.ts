/** Surname and first name. Names that would then be the same for two stay whole. */
export function shortNames(fullNames: readonly string[]): string[] {
  const short = fullNames.map((name) => name.split(' ').slice(0, 2).join(' '))
  return short.map((name, index) =>
    short.indexOf(name) === short.lastIndexOf(name) ? name : (fullNames[index] ?? name),
  )
}
