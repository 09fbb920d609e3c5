import { randomInt } from 'node:crypto'
import { groups } from '@qalam/contract/groups/api.ts'
import { type Access, none } from '#platform/testing/access.ts'
import type { School } from '#platform/testing/school.ts'

/** A letter that no group of the school has yet. */
const letter = () => String.fromCharCode(0x4e00 + randomInt(5_000))
const draft = () => ({ parallel: 7, letter: letter(), eduLang: 'kz' })
const draftV2 = () => ({ name: 7, letter: letter(), edu_lang: 'kz' })
const params = (school: School) => ({ groupId: school.group.id })
const body = (school: School) => ({ id: school.group.id })

const inEnglish = (school: School) => ({ groupId: school.group.id, subjectId: school.subjects.english })
const halves = (school: School) => {
  const [first, second] = [school.students.slice(0, 3), school.students.slice(3)].map((half) =>
    half.map(({ userId }) => userId),
  )
  return { first, second }
}
/** A day on which nobody came into a half. */
const arrival = ({ people }: School) => ({ studentId: people.student.userId, since: '2026-09-02' })
/** A teacher sees the halves of a taught class and changes nothing in them. */
const refused = ['teacher'] as const

export const access: Access<typeof groups> = {
  shortList: none,
  list: none,
  file: none,
  archived: none,
  byId: { ask: (school) => ({ params: params(school) }) },
  dicts: none,
  create: { of: 'caller', ask: () => ({ body: draft() }) },
  update: { ask: (school) => ({ params: params(school), body: draft() }) },
  store: { of: 'caller', ask: () => ({ body: draftV2() }) },
  change: { ask: (school) => ({ params: params(school), body: draftV2() }) },
  archive: { ask: (school) => ({ body: body(school) }), then: 'group.alive' },
  restore: { ask: (school) => ({ body: body(school) }) },
  plans: { ask: (school) => ({ params: params(school) }) },
  subgroups: { ask: (school) => ({ params: params(school) }) },
  split: { ask: (school) => ({ params: inEnglish(school) }) },
  halve: {
    ask: async (school) => {
      const subjectId = school.subjects.music
      // Whoever asked before has halved the class already.
      await school.as('zavuch')(groups.dissolve, { params: params(school), query: { subjectId } })
      return { params: params(school), body: { subjectId, names: ['A', 'B'], way: 'sex' } }
    },
    refused,
  },
  place: {
    ask: (school) => ({ params: inEnglish(school), body: { ...halves(school), was: halves(school) } }),
    refused,
  },
  preview: {
    ask: (school) => ({ params: inEnglish(school), body: { ...halves(school), was: halves(school) } }),
    refused,
  },
  correct: {
    ask: (school) => ({ params: inEnglish(school), body: { ...arrival(school), day: '2026-09-01' } }),
    refused,
    then: 'subgroup.stale',
  },
  previewCorrection: {
    ask: (school) => ({ params: inEnglish(school), body: { ...arrival(school), day: '2026-09-01' } }),
    refused,
    then: 'subgroup.stale',
  },
  dissolve: {
    ask: (school) => ({ params: params(school), query: { subjectId: school.subjects.english } }),
    refused,
    then: 'subgroup.in-use',
  },
  delete: { ask: (school) => ({ params: params(school) }), then: 'group.used' },
}
