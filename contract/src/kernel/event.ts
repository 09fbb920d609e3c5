import type { z } from 'zod'

/** Rooms of sockets. Whoever lets a person in and whoever tells an event name a room by the same function. */
export const room = {
  /** Everybody of a school: who works in it, its pupils and their parents. */
  school: (schoolId: number): string => `school:${schoolId}`,
  /** Everybody who works in a school. */
  staff: (schoolId: number): string => `school:${schoolId}:staff`,
  /** The pupils of a class, and their parents. */
  group: (groupId: number): string => `group:${groupId}`,
  /** One pupil and the parents. */
  pupil: (pupilId: number): string => `pupil:${pupilId}`,
  /** One person, in all tabs and on all devices. */
  person: (userId: number): string => `user:${userId}`,
}

/** Who hears an event of a school; nobody in a browser when empty. */
type Audience<D> = {
  staff?: true
  group?: (data: D) => number
  person?: (data: D) => number
  /** Some people by name; nobody is told of the others: `about` leaves them out. */
  people?: { of: (data: D) => readonly number[]; about: (data: D) => D }
  /** Each family is told of its own child alone: `about` leaves out everything about others. */
  pupils?: { of: (data: D) => readonly number[]; about: (data: D, pupilId: number) => D }
}

/** What some rooms are told. */
export type Told<D = unknown> = { rooms: readonly string[]; data: D }

type Schema = z.ZodObject

/**
 * Something that happened, announced by the server after the commit: a name, what it tells, and who hears it. Browsers
 * learn from it which reads are stale, listeners of modules act on it.
 */
export type Event<S extends Schema = Schema> = {
  name: string
  data: S
  /** Worth nothing a moment later: told to whoever listens now, and kept nowhere. */
  passing?: true
  /** What each room is told of it. */
  tell: (schoolId: number | null, data: unknown) => Told<z.output<S>>[]
}

/** Told to a browser that may show anything stale: it missed events, or hears others from now on. Never stored. */
export const readAnew = 'read.anew'

/** What an event tells. */
export type DataOf<E extends Event> = z.output<E['data']>

/** An event, described once: the server announces it, the browser listens to it by the same value. */
export function event<S extends Schema>(name: string, data: S, audience: Audience<z.output<S>>): Event<S> {
  const tell: Event<S>['tell'] = (schoolId, given) => {
    const known = data.parse(given)
    const shared = [
      ...(audience.staff && schoolId !== null ? [room.staff(schoolId)] : []),
      ...(audience.group ? [room.group(audience.group(known))] : []),
      ...(audience.person ? [room.person(audience.person(known))] : []),
    ]
    const { of, about } = audience.pupils ?? { of: () => [], about: () => known }
    const families = [...new Set(of(known))].map((id) => ({ rooms: [room.pupil(id)], data: about(known, id) }))
    const named = audience.people?.of(known) ?? []
    const people =
      audience.people && named.length > 0
        ? [{ rooms: [...new Set(named)].map(room.person), data: audience.people.about(known) }]
        : []
    return [...(shared.length > 0 ? [{ rooms: shared, data: known }] : []), ...people, ...families]
  }
  return { name, data, tell }
}

/** An event that passes: whoever does not listen at this moment never hears of it, and no listener of the server may need it. */
export const passingEvent = <S extends Schema>(name: string, data: S, audience: Audience<z.output<S>>): Event<S> => ({
  ...event(name, data, audience),
  passing: true,
})
