import { sandboxSeats } from '@qalam/contract/live-lesson/meetings.ts'

/** Rooms with whoever is in them; a room that was ended stays so. */
export function newRooms(seats: number = sandboxSeats) {
  const rooms = new Map<string, Set<string>>()
  const ended = new Set<string>()
  return {
    /** Whoever was there before, or why nobody is let in. */
    join(room: string, who: string): string[] | 'full' | 'ended' {
      if (ended.has(room)) return 'ended'
      const inside = rooms.get(room) ?? new Set()
      if (inside.size >= seats) return 'full'
      const others = [...inside]
      rooms.set(room, inside.add(who))
      return others
    },
    leave(room: string, who: string): void {
      rooms.get(room)?.delete(who)
      if (rooms.get(room)?.size === 0) rooms.delete(room)
    },
    end(room: string): void {
      ended.add(room)
    },
    areTogether: (room: string, one: string, other: string): boolean =>
      (rooms.get(room)?.has(one) && rooms.get(room)?.has(other)) ?? false,
  }
}
