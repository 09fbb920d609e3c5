import { officeSchedule } from '@qalam/contract/office-schedule/api.ts'
import { randomUUID } from 'node:crypto'
import { type Access, none } from '#platform/testing/access.ts'
import type { School } from '#platform/testing/school.ts'

const copied = (school: School) => ({
  groupId: school.group.id,
  dateFrom: '2026-11-16',
  quarterId: 20262,
  dateTo: '2026-11-30',
})
const cleaned = (school: School) => ({ groupId: school.group.id, date: '2026-11-30' })
const cancelled = (school: School) => ({ groupIds: [school.group.id], from: '2026-11-20', until: '2026-11-20' })
/** A stamp that no plan has. */
const act = () => ({ uuid: randomUUID(), stamp: 'none' })

/** A batch of the director's that may be taken back. */
async function batchOf(school: School): Promise<string> {
  const director = school.as('director')
  const { body: known } = await director(officeSchedule.batches)
  const standing = known.batches.find(({ undone }) => undone === null)
  if (standing) return standing.uuid
  const { body: preview } = await director(officeSchedule.copyPreview, { body: copied(school) })
  const { body } = await director(officeSchedule.copy, { body: { ...copied(school), ...act(), stamp: preview.stamp } })
  return body.uuid
}

/** A Friday whose only lesson keeps its time. */
const ordered = (school: School) => ({
  groupId: school.group.id,
  date: '2026-11-20',
  lessons: [school.lessons.fridayAlgebra],
})

const filled = (school: School) => ({ groupId: school.group.id, quarterId: 20262, dateTo: '2026-12-07' })

/** A lesson of the reference week that is put once and stands there afterwards. */
const slotIn = (school: School) => ({
  groupId: school.group.id,
  weekDay: 6,
  number: 4,
  planUuid: school.plans.algebra.uuid,
})

async function slotOf(school: School): Promise<number> {
  const director = school.as('director')
  const query = { groupId: school.group.id }
  const { body: known } = await director(officeSchedule.refWeek, { query })
  const [slot] = known.slots
  if (slot) return slot.id
  const { body } = await director(officeSchedule.saveSlot, { body: { ...slotIn(school), number: 3 } })
  return body.slots[0]?.id ?? 0
}

export const access: Access<typeof officeSchedule> = {
  board: none,
  file: { ask: (school) => ({ query: { groupId: school.group.id } }) },
  quarterWeeks: none,
  copyPreview: { ask: (school) => ({ body: copied(school) }) },
  copy: { ask: (school) => ({ body: { ...copied(school), ...act() } }), then: 'office-schedule.moved' },
  // Whoever asks first copies the week; the others meet its lessons.
  oldCopy: {
    ask: (school) => ({
      body: { group_id: school.group.id, date_from: '2026-11-16', quarter_id: 20262, date_to: '2026-12-07' },
    }),
    then: 'office-schedule.nothing-to-do',
  },
  // A week without lessons, so that nothing of the school goes.
  oldClean: {
    ask: (school) => ({ body: { group_id: school.group.id, date: '2027-04-05' } }),
    then: 'office-schedule.nothing-to-do',
  },
  cleanPreview: { ask: (school) => ({ body: cleaned(school) }) },
  clean: { ask: (school) => ({ body: { ...cleaned(school), ...act() } }), then: 'office-schedule.moved' },
  cancelPreview: { ask: (school) => ({ body: cancelled(school) }) },
  cancelDays: { ask: (school) => ({ body: { ...cancelled(school), ...act() } }), then: 'office-schedule.moved' },
  movePreview: { ask: (school) => ({ body: { ...cancelled(school), to: '2026-11-27' } }) },
  moveDays: {
    ask: (school) => ({ body: { ...cancelled(school), to: '2026-11-27', ...act() } }),
    then: 'office-schedule.moved',
  },
  remotePreview: { ask: (school) => ({ body: cancelled(school) }) },
  remoteDays: { ask: (school) => ({ body: { ...cancelled(school), ...act() } }), then: 'office-schedule.moved' },
  orderPreview: { ask: (school) => ({ body: ordered(school) }) },
  changeOrder: { ask: (school) => ({ body: { ...ordered(school), ...act() } }), then: 'office-schedule.moved' },
  batches: none,
  refWeek: { ask: (school) => ({ query: { groupId: school.group.id } }) },
  // The first who asks puts it there; the others meet it.
  saveSlot: { ask: (school) => ({ body: slotIn(school) }), then: 'office-schedule.slot-clash' },
  dropSlot: { ask: async (school) => ({ body: { id: await slotOf(school) } }) },
  fillPreview: { ask: (school) => ({ body: filled(school) }) },
  fill: { ask: (school) => ({ body: { ...filled(school), ...act() } }), then: 'office-schedule.moved' },
  undo: { ask: async (school) => ({ body: { uuid: await batchOf(school) } }), refused: ['group-lead'] },
}
