import { contingent } from '@qalam/contract/contingent/api.ts'
import type { Named } from './acts.ts'
import { type Pupil, sure, type Town } from './town.ts'

/** Into the other class of the school from a day on, back or ahead, as the deputy head sees it before. */
export async function moved({ person, place }: Pupil, date: string): Promise<Named> {
  const zavuch = place.school.as('zavuch')
  const { rows } = await sure(zavuch(contingent.list, { query: { limit: 100 } }))
  const own = rows.find(({ id }) => id === person.userId)?.group?.id
  const { group, otherGroup } = place.school
  const params = { userId: person.userId }
  const body = { groupId: own === group.id ? otherGroup.id : group.id, date, order: '1' }
  const seen = await zavuch(contingent.movePreview, { params, body })
  const { status } = await zavuch(contingent.move, { params, body })
  if (status !== seen.status) throw new Error(`The preview answered ${seen.status}, the move ${status}.`)
  if (status !== 200 || seen.body.loses.lessons + seen.body.gets.lessons === 0) return []
  return ['day', 'cell', 'missed', 'held', 'there', 'card', 'percent', 'year'].map((key) => `${key}|${person.userId}`)
}

/** What is to come in the first school is taken back. */
export async function takenBack({ home: { school } }: Town, at: number): Promise<Named> {
  const some = await sure(school.as('zavuch')(contingent.coming))
  const one = some[at % Math.max(some.length, 1)]
  if (one) await sure(school.as('zavuch')(contingent.takeBack, { params: { stayId: one.id } }))
  return []
}
