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

/** A meeting that the teacher opened behind a link. */
async function meeting(school: School): Promise<string> {
  const params = running(school)
  const known = (await school.as('teacher')(liveLesson.meeting, { params })).body.meeting
  if (known) return known.uuid
  const uuid = randomUUID()
  const url = 'https://meet.example/7a'
  await school.as('teacher')(liveLesson.openMeeting, { params, body: { uuid, kind: 'link', url } })
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
  meeting: { ask: (school) => ({ params: running(school) }), refused: others },
  openMeeting: {
    ask: (school) => ({
      params: running(school),
      body: { uuid: randomUUID(), kind: 'link', url: 'https://meet.example/7a' },
    }),
    refused: others,
  },
  closeMeeting: { ask: async (school) => ({ params: { uuid: await meeting(school) } }), refused: others },
  enterMeeting: { ask: async (school) => ({ params: { uuid: await meeting(school) } }), refused: others },
  recordMeeting: {
    ask: async (school) => ({ params: { uuid: await meeting(school) }, body: { on: true } }),
    refused: others,
  },
  leaveMeeting: { ask: async (school) => ({ params: { uuid: await meeting(school) } }), refused: others },
}
