import { auth } from '@qalam/contract/auth/api.ts'
import { schoolRegistry } from '@qalam/contract/school-registry/api.ts'
import { expect } from 'vitest'
import { freshIin } from '#platform/testing/world/people.ts'
import { now, test } from '#platform/testing/school.ts'
import { atTerminal } from './testing/terminal.ts'

const command = (url: string, ...args: string[]) =>
  atTerminal('school', { DATABASE_URL: url }, 'platform-admin', ...args)

test('whoever is let run the platform at the terminal signs in as such; a second time changes nothing', async ({
  school,
}) => {
  const iin = freshIin()
  const { url } = school.house
  const { code, said } = command(url, iin, 'Серікқызы', 'Айгүл', '--lang', 'en')
  expect(code).toBe(0)
  const [, login = '', password = ''] = /Login: (\S+), password: (\S+)\./.exec(said) ?? []

  const signedIn = await school.asNobody(auth.login, { body: { login, password } })
  const seen = await school.asNobody(auth.userInfo, {}, { token: signedIn.body.access_token })
  expect(seen.body).toMatchObject({ role: 'platform-admin', school: null })
  expect(command(url, iin, 'Серікқызы', 'Айгүл', '--lang', 'en').said).toContain('runs the platform already')
  expect(command(url, '123', 'Серікқызы', 'Айгүл')).toMatchObject({ code: 1 })
})

test('the admin of the demo, whose password everybody knows, is shut out as soon as there is a real one', async ({
  school,
}) => {
  const { accountId } = school.people['platform-admin']
  await school.db.updateTable('account').set({ is_demo: true }).where('id', '=', accountId).execute()
  expect((await school.as('platform-admin')(schoolRegistry.list)).status).toBe(200)

  command(school.house.url, freshIin(), 'Серікқызы', 'Айгүл')
  school.house.setClock(new Date(now.getTime() + 6_000))
  expect((await school.as('platform-admin')(schoolRegistry.list)).status).toBe(401)
})
