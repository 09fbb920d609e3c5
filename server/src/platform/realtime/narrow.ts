type Data = Record<string, unknown>
export type Told = { rooms: string[]; data: Data }

const pupilOf = (room: string): number | null => Number(/^pupil:(\d+)$/.exec(room)?.[1] ?? 0) || null

/**
 * What each room is told of a fact. The rooms of a pupil, which the family hears, are told of that pupil alone: who else
 * got a mark is nobody else's matter.
 */
export function narrowed(rooms: readonly string[], data: Data): Told[] {
  const { studentIds } = data
  if (!Array.isArray(studentIds)) return [{ rooms: [...rooms], data }]
  const shared = rooms.filter((room) => pupilOf(room) === null)
  const families = rooms.flatMap((room) => {
    const pupil = pupilOf(room)
    return pupil === null ? [] : [{ rooms: [room], data: { ...data, studentIds: [pupil] } }]
  })
  return shared.length > 0 ? [{ rooms: shared, data }, ...families] : families
}
