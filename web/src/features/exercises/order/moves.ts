/** The list with one of it at another place; places beyond the ends are the ends. */
export function moved(ids: readonly string[], id: string, to: number): string[] {
  const rest = ids.filter((other) => other !== id)
  const place = Math.min(Math.max(to, 0), rest.length)
  return [...rest.slice(0, place), id, ...rest.slice(place)]
}

/** Where a key moves what was taken; undefined for other keys. */
export function placeAfter(key: string, place: number, all: number): number | undefined {
  const places: Record<string, number> = { ArrowUp: place - 1, ArrowDown: place + 1, Home: 0, End: all - 1 }
  const wanted = places[key]
  return wanted === undefined ? undefined : Math.min(Math.max(wanted, 0), all - 1)
}
