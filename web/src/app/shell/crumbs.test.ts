import type { Role } from '@qalam/contract/kernel/roles.ts'
import { expect, test } from 'vitest'
import { allOn } from '#features/schools/public.tsx'
import { allScreens } from '../routing/allScreens.ts'
import { find } from '../routing/find.ts'
import { mayOpen } from '../routing/guard.ts'
import { placesAbove } from './crumbs.ts'

const lesson = '11111111-1111-4111-8111-111111111111'

const opened = (address: string) => {
  const [path = '', search = ''] = address.split('?')
  const found = find(allScreens, path, allOn)
  return found && { ...found, search }
}
const above = (address: string, role: Role) => {
  const here = opened(address)
  return here && placesAbove(allScreens, here, role).map(({ href }) => href)
}
const opens = (address: string, role: Role) => {
  const here = opened(address)
  return here !== null && mayOpen(here.screen.roles, role)
}

test('from a lesson of a dated week the crumb leads back to that week and view', () => {
  expect(above(`/schedule/2026-11-24/lesson/${lesson}/homework?groupId=7&tone=1`, 'zavuch')).toEqual([
    '/schedule/2026-11-24?groupId=7',
  ])
  expect(above(`/schedule/lesson/${lesson}?teacherId=3`, 'zavuch')).toEqual(['/schedule?teacherId=3'])
  expect(above(`/schedule/2026-11-24/lesson/${lesson}`, 'student')).toEqual(['/schedule/2026-11-24'])
})

test('a parent goes from a lesson back to the diary of the same child and week', () => {
  expect(above(`/schedule/lesson/${lesson}?userId=77&date=2026-11-18`, 'parent')).toEqual([
    '/diary?userId=77&date=2026-11-18',
  ])
})

test('a request lies on the desk for who answers it, and among their own for who asked', () => {
  expect(above(`/support/desk/${lesson}`, 'admin')).toEqual(['/support', '/support/desk'])
  expect(above(`/support/support/chat/${lesson}`, 'student')).toEqual(['/support', '/support/requests'])
})

test('the dated lesson address is for the roles of the timetable, the plain one for monitoring and parents too', () => {
  const rolesOf = (address: string) =>
    (['teacher', 'group-lead', 'zavuch', 'director', 'admin', 'student', 'monitoring', 'parent'] as const).filter(
      (role) => opens(address, role),
    )
  const timetable = ['teacher', 'group-lead', 'zavuch', 'director', 'admin', 'student']
  expect(rolesOf(`/schedule/2026-11-24/lesson/${lesson}`)).toEqual(timetable)
  expect(rolesOf(`/schedule/lesson/${lesson}`)).toEqual([...timetable, 'monitoring', 'parent'])
})

test('a day that does not exist leads nowhere, neither to a week nor to a lesson', () => {
  expect([opened('/schedule/2026-13-45'), opened(`/schedule/2026-02-30/lesson/${lesson}`)]).toEqual([null, null])
})
