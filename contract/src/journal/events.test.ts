import { expect, test } from 'vitest'
import { room } from '../kernel/event.ts'
import { marksStored } from './events.ts'

const [plan, monday, friday] = [1, 2, 3].map((last) => `00000000-0000-4000-8000-00000000000${last}`)
const stored = {
  planUuid: plan,
  lessons: [
    { uuid: monday, studentIds: [11, 12] },
    { uuid: friday, studentIds: [12] },
  ],
}

test('the staff of the school is told of all marks, each family of those of its own child', () => {
  expect(marksStored.tell(5, stored)).toEqual([
    { rooms: [room.staff(5)], data: stored },
    { rooms: [room.pupil(11)], data: { planUuid: plan, lessons: [{ uuid: monday, studentIds: [11] }] } },
    {
      rooms: [room.pupil(12)],
      data: {
        planUuid: plan,
        lessons: [
          { uuid: monday, studentIds: [12] },
          { uuid: friday, studentIds: [12] },
        ],
      },
    },
  ])
})

test('nobody is told more than the event describes', () => {
  const [staff] = marksStored.tell(5, { ...stored, lessons: [{ ...stored.lessons[0], score: 2 }], by: 'Ахметова' })
  expect(staff?.data).toEqual({ planUuid: plan, lessons: [stored.lessons[0]] })
})
