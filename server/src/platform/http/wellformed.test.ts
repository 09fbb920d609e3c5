import { articles } from '@qalam/contract/articles/api.ts'
import { auth } from '@qalam/contract/auth/api.ts'
import { cabinets } from '@qalam/contract/cabinets/api.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import { expect } from 'vitest'
import { type School, test } from '../testing/school.ts'

/** What is said under each field when a body is sent as it stands. */
async function errorsOf(school: School, payload: string, path = auth.login.path) {
  const headers = { 'content-type': 'application/json', 'x-localization': 'ru' }
  const { http } = school.house.app
  const answer = (await http.inject({ method: 'POST', url: path, headers, payload })).json()
  return { status: answer.errorType, code: answer.code, errors: answer.errors }
}

const wrong = ['Неверное значение']
const absent = ['Заполните это поле']

test('a value of another type is called wrong, an absent one is asked for', async ({ school }) => {
  expect(await errorsOf(school, '{"login":123,"password":["x"]}')).toEqual({
    status: 422,
    code: 'fields',
    errors: { login: wrong, password: wrong },
  })
  expect((await errorsOf(school, '{}')).errors).toEqual({ login: absent, password: absent })
  expect((await errorsOf(school, '{"login":null,"password":"x"}')).errors).toEqual({ login: absent })
})

test('a text that was sent with nothing in it is called empty (ERR-FIELD-5)', async ({ school }) => {
  const draft = { number: '  ', name: '' }
  const { body } = await school.as('director')(cabinets.create, { body: draft as never }, { language: 'ru' })
  expect(body.errors?.number).toContain('Поле не может быть пустым')
})

test('a wrong value is named by its place, deep in a list and in an address', async ({ school }) => {
  const teacher = school.as('teacher')
  const page = await teacher(auth.history, { query: { page: 'abc' } as never }, { language: 'ru' })
  expect(page.body.errors).toEqual({ page: wrong })

  const operation = { score: 5.5 }
  const day = await teacher(journal.storeDay, { body: { operations: [operation] } as never }, { language: 'ru' })
  expect(day.body.errors).toMatchObject({ 'operations.0.score': wrong, 'operations.0.operationId': absent })
})

test('a written text that is too long is told the limit and by how much it is over', async ({ school }) => {
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: 'а'.repeat(40_002) }] }
  const texts = { ru: { title: 'Письмо', lead: '', body: { type: 'doc', content: [paragraph] } } }
  const { body } = await school.as('director')(
    articles.save,
    { params: { articleId: crypto.randomUUID() }, body: { version: 1, content: { texts } } as never },
    { language: 'ru' },
  )
  expect(body.errors?.['content.texts.ru.body']).toEqual([
    'Текст слишком длинный: не больше 40000 знаков, лишние 2 знака',
  ])
})

test.for(['[]', '"text"', '5', 'true'])(
  'a body that is %s is refused whole, under no field',
  async (payload, { school }) => {
    expect(await errorsOf(school, payload)).toEqual({ status: 422, code: 'malformed', errors: undefined })
  },
)
