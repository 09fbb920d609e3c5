import { help } from '@qalam/contract/help/api.ts'
import { expect } from 'vitest'
import { test } from '#platform/testing/school.ts'

test('a person says once whether an entry helped, and may say otherwise later', async ({ school }) => {
  const teacher = school.as('teacher')
  const judge = (helped: boolean) => teacher(help.judge, { params: { entry: 'marks' }, body: { helped } })
  expect((await judge(false)).status).toBe(200)
  await judge(true)
  await teacher(help.judge, { params: { entry: 'week' }, body: { helped: false } })
  await school.as('zavuch')(help.judge, { params: { entry: 'week' }, body: { helped: true } })

  expect((await teacher(help.verdicts)).body).toEqual([
    { entry: 'marks', helped: true },
    { entry: 'week', helped: false },
  ])
  const sums = (await school.as('platform-admin')(help.sums)).body
  expect(sums.find(({ entry }) => entry === 'week')).toEqual({ entry: 'week', helped: 1, not: 1 })
})

test('an entry that is not in the help is not judged', async ({ school }) => {
  const unknown = { params: { entry: 'no-such-entry' as 'week' }, body: { helped: true } }
  expect((await school.as('teacher')(help.judge, unknown)).status).toBe(422)
  expect((await school.as('teacher')(help.verdicts)).body.map(({ entry }) => entry)).not.toContain('no-such-entry')
})
