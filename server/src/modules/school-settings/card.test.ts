import { auth } from '@qalam/contract/auth/api.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { schoolSettings } from '@qalam/contract/school-settings/api.ts'
import type { SchoolCard } from '@qalam/contract/school-settings/card.ts'
import { expect } from 'vitest'
import { png } from '#platform/testing/documents.ts'
import { type School, test } from '#platform/testing/school.ts'

const settings = async (school: School) => (await school.as('zavuch')(schoolSettings.read)).body
const change = (school: School, body: Partial<SchoolCard>) => school.as('zavuch')(schoolSettings.setCard, { body })
const picture = { name: 'logo.png', mime: 'image/png', bytes: png() }
const logoOf = async (school: School) => (await school.as('student')(auth.userInfo)).body.school?.logoUrl

test('a deputy changes contacts of the school, a parent reads them, and what was left out stays', async ({
  school,
}) => {
  const { school: before } = await settings(school)
  const contacts = { phone: '+77172123456', email: 'info@mektep1.kz', site: 'https://mektep1.kz/home' }
  expect((await change(school, contacts)).status).toBe(200)

  const { school: after, acts } = await settings(school)
  expect(after).toEqual({ ...before, ...contacts })
  expect(acts).toMatchObject([{ what: 'school', by: school.people.zavuch.name }])
  expect((await school.as('parent')(schools.list)).body).toMatchObject([{ id: school.id, ...contacts }])

  await change(school, { ...contacts, nameEn: 'School One' })
  expect((await settings(school)).school.name).toEqual({ ...before.name, en: 'School One' })
  await change(school, { nameEn: 'School One' })
  expect((await settings(school)).acts).toHaveLength(2)
})

test('a site that runs a script, half a phone and an empty name are refused under their fields', async ({ school }) => {
  const { school: before } = await settings(school)
  const wrong = { site: 'javascript:alert(1)', phone: '+7717', email: 'at home', nameKz: ' ' }
  const refused = await change(school, wrong)
  expect([refused.status, Object.keys(refused.body.errors ?? {}).sort()]).toEqual([
    422,
    ['email', 'nameKz', 'phone', 'site'],
  ])
  expect((await settings(school)).school).toEqual(before)
})

test('a logo is set, replaced and taken away, and everybody of the school sees it', async ({ school }) => {
  expect(await logoOf(school)).toBeNull()
  const send = () => school.upload('director', schoolSettings.setLogo, {}, [picture])
  expect((await send()).status).toBe(200)
  const first = await logoOf(school)
  expect(first).toContain(`/schools/${school.id}/logo?v=`)
  expect((await school.house.app.http.inject({ url: first ?? '' })).rawPayload.equals(picture.bytes)).toBe(true)

  await send()
  expect(await logoOf(school)).not.toBe(first)
  expect((await settings(school)).school.logoUrl).toBe(await logoOf(school))
  await school.as('director')(schoolSettings.removeLogo)
  await school.as('director')(schoolSettings.removeLogo)
  expect(await logoOf(school)).toBeNull()
  expect((await settings(school)).acts.map(({ what, isOn }) => [what, isOn])).toEqual([
    ['logo', false],
    ['logo', true],
    ['logo', true],
  ])
})

test('only a picture is a logo, and only from who runs the school', async ({ school, otherSchool }) => {
  const notes = { name: 'notes.txt', mime: 'text/plain', bytes: Buffer.from('notes') }
  const refused = await school.upload('director', schoolSettings.setLogo, {}, [notes])
  expect(Object.keys(refused.body.errors ?? {})).toEqual(['file'])
  expect((await school.upload('teacher', schoolSettings.setLogo, {}, [picture])).status).toBe(403)
  await otherSchool.upload('director', schoolSettings.setLogo, {}, [picture])
  expect(await logoOf(school)).toBeNull()
})
