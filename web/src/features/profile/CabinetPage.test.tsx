import { auth } from '@qalam/contract/auth/api.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aigul } from '#features/auth/samples.ts'
import { serve } from '#platform/testing/serve.ts'
import { show } from '#platform/testing/show.tsx'
import CabinetPage from './CabinetPage.tsx'

const told = (label: string) => screen.getByText(label).nextElementSibling?.textContent

test('the cabinet tells what the school knows of a person, with the address they gave on registering', async () => {
  serve([[auth.userInfo, () => ({ ...aigul, email: 'aigul@mektep.kz' })]])
  show(<CabinetPage />)

  await screen.findByText('Сәрсенова Айгүл Бекқызы')
  expect(told('Логин')).toBe('a.sarsenova')
  expect(told('Электрондық пошта')).toBe('aigul@mektep.kz')
})

test('what is not known of a person is not a row without words', async () => {
  serve([[auth.userInfo, () => ({ ...aigul, email: null, bornDate: null })]])
  show(<CabinetPage />)

  await screen.findByText('Логин')
  expect(screen.queryByText('Электрондық пошта')).toBeNull()
  expect(screen.queryByText('Туған күні')).toBeNull()
})

test('a child who is in no class yet is told of by the school alone', async () => {
  const school = { kz: '№7 мектеп-гимназия', ru: 'Школа-гимназия №7', en: 'School-gymnasium 7' }
  const children = [
    { userId: 77, name: 'Ахметов Алихан', group: '7А', school },
    { userId: 78, name: 'Ахметова Дана', group: '', school },
  ]
  serve([[auth.userInfo, () => ({ ...aigul, role: 'parent' as const, children })]])
  show(<CabinetPage />)

  await screen.findByText('Ахметова Дана')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Ахметов Алихан7А · №7 мектеп-гимназия', 'Ахметова Дана№7 мектеп-гимназия']),
  )
})

test.for([
  ['teacher', 'product', 1],
  ['monitoring', 'general', 1],
  ['monitoring', 'product', 0],
  ['parent', 'general', 0],
] as const)('certificates stand in the profile of a %s of a %s school: %i (SH-MENU-9)', async ([role, type, count]) => {
  const school = aigul.school && { ...aigul.school, type }
  serve([[auth.userInfo, () => ({ ...aigul, role, school })]])
  show(<CabinetPage />)

  await screen.findByRole('link', { name: 'Қауіпсіздік' })
  expect(screen.queryAllByRole('link', { name: 'Сертификаттар' })).toHaveLength(count)
})
