import { z } from 'zod'
import { ArticleRole, type ArticleRole as RoleName } from './roles.ts'

/** Where readers are: everywhere, in a region, in a district, in a school. */
export const placeKinds = ['country', 'region', 'department', 'school'] as const
const PlaceKind = z.enum(placeKinds)
export type PlaceKind = z.infer<typeof PlaceKind>

/** Places that one article may name. */
export const mostPlaces = 200

/** A place by its kind and id; the country's id is 0. */
export const ArticlePlace = z.object({ kind: PlaceKind, id: z.int32().min(0) })
export type ArticlePlace = z.infer<typeof ArticlePlace>

/** Who an article is for: these roles in these places. Nobody is meant who is not named. */
export const ArticleAudience = z.object({
  roles: z.array(ArticleRole).max(20),
  places: z.array(ArticlePlace).max(mostPlaces),
})
export type ArticleAudience = z.infer<typeof ArticleAudience>

/** Somebody who reads: the role, and every place that they are in. */
export type Reader = { role: RoleName; places: readonly ArticlePlace[] }

const isSame = (one: ArticlePlace, other: ArticlePlace): boolean => one.kind === other.kind && one.id === other.id

/** Whether an article is addressed to a reader: the role is named, and a place of the reader is. */
export const isAddressedTo = ({ roles, places }: ArticleAudience, reader: Reader): boolean =>
  roles.includes(reader.role) && places.some((place) => reader.places.some((own) => isSame(place, own)))

type Within = { schoolId: number | null; departmentId: number | null; regionId: number | null }

/** The places of somebody who is in a school, a district or a region: each with what it lies in. */
export function placesAround({ schoolId, departmentId, regionId }: Within): ArticlePlace[] {
  const named = [
    { kind: 'school', id: schoolId },
    { kind: 'department', id: departmentId },
    { kind: 'region', id: regionId },
    { kind: 'country', id: 0 },
  ] as const
  return named.flatMap(({ kind, id }) => (id === null ? [] : [{ kind, id }]))
}
