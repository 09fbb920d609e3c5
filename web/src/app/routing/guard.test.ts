import { roles, type Role } from '@qalam/contract/kernel/roles.ts'
import { expect, test } from 'vitest'
import type { AnyScreen, Visitors } from '#platform/screen.ts'
import { allScreens } from './allScreens.ts'
import { find } from './find.ts'
import { decide } from './guard.ts'
import { afterSignIn, rootOf } from './home.ts'
import { activeIn, menuOf } from '../menu.ts'
import { menuIcon } from '../menuIcons.ts'

const flags = { conference: true, ktp: true, export: true, monitoring: true, lessonChat: true, sockets: true }
const made = (path: string, visitors: Visitors, more: Partial<AnyScreen> = {}): AnyScreen => ({
  path,
  roles: visitors,
  title: 'auth.title',
  Page: () => null,
  reads: async () => [],
  where: {},
  load: async () => {},
  ...more,
})
const place = { screens: allScreens, flags }

/** Where somebody ends who opens an address; the guard may send them on, but never in a circle. */
function ends(address: string, role: Role | null, screens = allScreens): string {
  let at = address
  for (let step = 0; step < 4; step++) {
    if (at === '/') {
      at = role ? rootOf(role, { screens, flags }) : '/login'
      continue
    }
    const decision = decide(find(screens, at, flags)?.screen.roles ?? 'public', role)
    if (decision === 'open') return at
    at = decision.go
  }
  throw new Error(`${address} goes round for ${role}`)
}

test.each([null, ...roles])('no address sends %s in a circle', (role) => {
  for (const { path } of allScreens) expect(ends(path.replace(/:\w+/g, '1'), role)).toMatch(/^\//)
  expect(ends('/', role)).not.toBe('/')
})

test('whoever is not signed in ends at the sign-in page, and comes back afterwards', () => {
  expect(ends('/profile', null)).toBe('/login')
  expect(decide('signed-in', null)).toEqual({ go: '/login', remember: true })
})

test.each(roles)('%s does not see the sign-in page while signed in', (role) => {
  expect(ends('/login', role)).not.toBe('/login')
})

test.each([null, ...roles])('the sign-in from a link is open to %s', (role) => {
  expect(ends('/behalf_auth', role)).toBe('/behalf_auth')
})

const whole = [
  made('/catalog/courses', ['teacher', 'director']),
  made('/schedule/:date?', ['student', 'teacher', 'director']),
  made('/statistics', ['director', 'zavuch', 'monitoring']),
  made('/statistics/country', ['region_worker']),
  made('/diary', ['parent', 'student']),
  made('/profile', 'signed-in'),
]

test.each<[Role, string]>([
  ['teacher', '/catalog/courses'],
  ['student', '/schedule'],
  ['parent', '/diary'],
  ['region_worker', '/statistics/country'],
  ['social_worker', '/profile'],
])('the root of %s is %s', (role, address) => {
  expect(rootOf(role, { screens: whole, flags })).toBe(address)
})

test('a student refused at the catalogue comes to the timetable', () => {
  expect(ends('/catalog/courses', 'student', whole)).toBe('/schedule')
})

const going = (role: Role, type: 'general' | 'product', saved: string | null) =>
  afterSignIn({ role, school: { type } }, saved, 'product', { screens: whole, flags })

test('after signing in: what was wanted, the product school, the own home, the root', () => {
  expect(going('director', 'product', '/news/4')).toBe('/news/4')
  expect(going('director', 'product', null)).toBe('/catalog/courses')
  expect(going('director', 'general', null)).toBe('/statistics')
  expect(going('monitoring', 'general', null)).toBe('/statistics')
  expect(going('region_worker', 'general', null)).toBe('/statistics/country')
  expect(going('teacher', 'general', null)).toBe('/')
})

test('a feature that is switched off has neither address nor menu entry', () => {
  const menu = { group: 'plan', icon: 'ktp' }
  const screens = [made('/v3/backoffice/ktp', ['teacher'], { flag: 'ktp', menu })]
  expect(menuOf(screens, 'teacher', flags)).toHaveLength(1)
  expect(menuOf(screens, 'teacher', { ...flags, ktp: false })).toEqual([])
  expect(find(screens, '/v3/backoffice/ktp', { ...flags, ktp: false })).toBeNull()
})

test('entries of the menu stand in the order that their screens name, and those without one come last', () => {
  const at = (path: string, order?: number) => {
    const menu = { group: 'plan', icon: 'ktp', ...(order !== undefined && { order }) }
    return made(path, ['teacher'], { menu })
  }
  const [group] = menuOf([at('/last'), at('/second', 20), at('/first', 10)], 'teacher', flags)
  expect(group?.entries.map(({ href }) => href)).toEqual(['/first', '/second', '/last'])
})

test('the menu of a teacher begins with the timetable and the journal', () => {
  const [first] = menuOf(allScreens, 'teacher', flags)
  expect(first?.entries.map(({ href }) => href).slice(0, 2)).toEqual(['/schedule', '/control/journal/groups'])
})

test.each(roles)('every entry in the menu of %s opens', (role) => {
  const entries = menuOf(allScreens, role, flags).flatMap((group) => group.entries)
  expect(entries.length).toBeGreaterThan(0)
  for (const { href } of entries) expect(ends(href, role)).toBe(href)
})

test.each<Role>(['student', 'parent', 'social_worker'])('no two entries in the menu of %s share a sign', (role) => {
  const entries = menuOf(allScreens, role, flags).flatMap((group) => group.entries)
  const signs = entries.map(({ icon }) => menuIcon(icon))
  expect(entries.filter((_entry, place) => signs.indexOf(signs[place]!) !== place)).toEqual([])
})

test('a director finds the seats of the teachers in the menu while the school has a subscription', () => {
  const seatsOf = (role: 'director' | 'zavuch', schoolPays: boolean) =>
    menuOf(allScreens, role, flags, schoolPays)
      .flatMap(({ entries }) => entries)
      .filter(({ href }) => href === '/teachers-access')
  expect([seatsOf('director', true).length, seatsOf('director', false).length]).toEqual([1, 0])
  expect(seatsOf('zavuch', true)).toEqual([])
  // By its address it stays open: it says how seats are bought.
  expect(ends('/teachers-access', 'director')).toBe('/teachers-access')
})

test('the entry of a page is the longest one its address begins with', () => {
  const entry = (href: string) => ({ href, label: 'auth.title' as const, icon: '' })
  const groups = [{ label: 'auth.title' as const, entries: [entry('/diary'), entry('/diary/attestation')] }]
  expect(activeIn(groups, '/diary/attestation')).toBe('/diary/attestation')
  expect(activeIn(groups, '/diary/2026-11-21')).toBe('/diary')
  expect(activeIn(groups, '/diaryx')).toBeNull()
})

test('everybody has a first page of their own besides the profile', () => {
  for (const role of roles) expect([role, rootOf(role, place)]).not.toEqual([role, '/profile'])
  expect(rootOf('parent', place)).toBe('/family')
  expect(rootOf('region_worker', place)).toBe('/news')
})

test('the profile is everybody’s last resort', () => {
  for (const role of roles) expect(rootOf(role, place)).toMatch(/^\/\w/)
})
