import { isOneOf, type Role, staff } from '@qalam/contract/kernel/roles.ts'
import { liveLesson } from '@qalam/contract/live-lesson/api.ts'
import { randomUUID } from 'node:crypto'
import type { Access } from '#platform/testing/access.ts'
import type { School } from '#platform/testing/school.ts'

/** The lesson that runs: the teacher gives it, the student attends it. */
const running = (school: School) => ({ scheduleUuid: school.lessons.wednesdayEnglishFirst })

/** A question that the teacher put to the class. */
async function asked(school: School): Promise<string> {
  const uuid = randomUUID()
  const params = running(school)
  const { checks } = (await school.as('teacher')(liveLesson.ofLesson, { params })).body
  const open = checks.find((one) => one.running)
  if (open) return open.uuid
  await school.as('teacher')(liveLesson.start, { params, body: { uuid, kind: 'presence' } })
  return uuid
}

const others: readonly Role[] = staff.filter((role) => !isOneOf(['teacher'], role))

export const access: Access<typeof liveLesson> = {
  mine: { of: 'caller' },
  reach: { ask: async (school) => ({ params: { uuid: await asked(school) } }) },
  answer: { ask: async (school) => ({ params: { uuid: await asked(school) }, body: { answer: 'here' } }) },
  ofLesson: { ask: (school) => ({ params: running(school) }), refused: others },
  start: {
    ask: (school) => ({ params: running(school), body: { uuid: randomUUID(), kind: 'reflection' } }),
    refused: others,
  },
  end: { ask: async (school) => ({ params: { uuid: await asked(school) } }), refused: others },
  check: { ask: async (school) => ({ params: { uuid: await asked(school) } }), refused: others },
}
