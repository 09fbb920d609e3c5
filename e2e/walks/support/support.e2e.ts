import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Browser, Page } from '@playwright/test'
import { type ServerProcess, startServer } from '../../../server/src/testing/server-process.ts'
import { looked } from '../../looks/looked.ts'
import { enterWith, expect, kz, open, test, type Visitor } from '../../visitor.ts'
import { sit, unique } from '../chat/talk.ts'

const data = process.env.E2E_DATA ?? ''

/** The dialog of a new request. */
async function ask(page: Page, type: 'suggestion' | 'sign_in' | 'error_ticket') {
  await page.goto('/support')
  await page.getByRole('button', { name: new RegExp(`^${kz(`support.type-${type}`)}`) }).click()
  return page.getByRole('dialog')
}

const message = (page: Page) => page.getByRole('textbox', { name: kz('support.message') })

test('a pupil cannot sign in elsewhere: the request is taken, answered from what is ready, ended and rated', async ({
  browser,
}) => {
  const student = await sit(browser, { role: 'student', width: 390 })
  const admin = await sit(browser, { role: 'admin' })

  const words = `Телефоннан кіре алмаймын ${unique()}`
  const dialog = await ask(student.page, 'sign_in')
  await dialog.getByRole('textbox', { name: kz('support.content') }).fill(words)
  await dialog.getByRole('button', { name: kz('support.send') }).click()
  await expect(dialog).toBeHidden()
  await student.page.goto('/support/requests')
  const row = student.page.getByRole('row').filter({ hasText: words })
  await row.getByRole('link').click()
  await expect(student.page.getByRole('log')).toBeVisible()

  await admin.page.goto('/support')
  await admin.page
    .getByRole('link', { name: kz('support.desk') })
    .last()
    .click()
  await admin.page.getByRole('row').filter({ hasText: words }).getByRole('link').click()
  const path = admin.page.getByRole('navigation', { name: kz('ui.path') })
  await expect(path.getByRole('link', { name: kz('support.desk') })).toBeVisible()
  await admin.page.getByRole('button', { name: kz('support.take') }).click()
  await expect(student.page.getByText(kz('support.state-in-work')).first()).toBeVisible()
  await admin.page.getByLabel(kz('support.template')).selectOption({ index: 1 })
  await expect(message(admin.page)).not.toHaveValue('')
  const answer = await message(admin.page).inputValue()
  await admin.page.getByRole('button', { name: kz('support.send') }).click()
  await expect(student.page.getByRole('log')).toContainText(answer)
  await expect(student.page.getByText(kz('support.state-answered')).first()).toBeVisible()
  await looked(admin.page)

  await admin.page.getByRole('button', { name: kz('support.close') }).click()
  await student.page.getByRole('button', { name: /5/ }).last().click()
  await expect(student.page.getByText(kz('support.rated').replace('{{count}}', '5'))).toBeVisible()
  await student.page.goto('/support/requests/archive')
  await expect(student.page.getByRole('row').filter({ hasText: words })).toBeVisible()
  expect([...student.complaints, ...admin.complaints]).toEqual([])
  for (const { page } of [student, admin]) await page.context().close()
})

/** One of the service school, who answers the requests of all schools. */
async function agentOn(browser: Browser): Promise<Visitor> {
  const agent = await open(browser)
  await enterWith(agent.page, { login: 'support-agent', password: 'qalam2026' })
  return agent
}

test('who answers for the service school sees the requests of every school', async ({ browser }) => {
  const { page, complaints } = await agentOn(browser)
  await page.goto('/support/desk')
  await expect(page.getByRole('row').filter({ hasText: kz('support.type-plagiarism_ticket') })).toBeVisible()
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: kz('support.type-sign_in') })
      .first(),
  ).toBeVisible()
  expect(complaints).toEqual([])
  await page.context().close()
})

/** Those above a school have no talks, and the support alone. */
const askers = [
  { role: 'parent', width: 390 },
  { role: 'region_worker', width: 1366 },
] as const

for (const { role, width } of askers)
  test(`a ${role} asks, one of the service school answers, and the bell tells`, async ({ browser }) => {
    const { page, complaints } = await sit(browser, { role, width })
    const about = `Күнделікке сүзгі қосыңыздар ${unique()}`
    const dialog = await ask(page, 'suggestion')
    await dialog.getByRole('textbox', { name: kz('support.content') }).fill(about)
    await looked(page)
    await expect(dialog.getByRole('textbox', { name: kz('support.content') })).toHaveValue(about)
    await dialog.getByRole('button', { name: kz('support.send') }).click()
    await expect(dialog).toBeHidden()
    await page.goto('/support/requests')
    const row = page.getByRole('row').filter({ hasText: about })
    await expect(row).toBeVisible()
    await looked(page)
    await row.getByRole('link').click()
    await expect(page.getByRole('log')).toBeVisible()
    const address = page.url()

    const agent = await agentOn(browser)
    await agent.page.goto(new URL(address).pathname)
    await agent.page.getByRole('button', { name: kz('support.take') }).click()
    const answer = `Жоспарға енгіздік ${unique()}`
    await message(agent.page).fill(answer)
    await agent.page.getByRole('button', { name: kz('support.send') }).click()
    await expect(page.getByRole('log')).toContainText(answer)
    await page.goto('/notifications')
    await page
      .locator(`main a[href="${new URL(address).pathname}"]`)
      .first()
      .click()
    await expect(page.getByRole('log')).toContainText(answer)
    await looked(page)
    expect([...complaints, ...agent.complaints]).toEqual([])
    for (const one of [page, agent.page]) await one.context().close()
  })

type Heard = { path: string; type: string; body: Buffer }

/** A desk that runs elsewhere and takes pictures and requests. */
async function outerDesk() {
  const heard: Heard[] = []
  const answer = ({ url }: IncomingMessage) =>
    url === '/desk/upload' ? { file_path: '/pictures/1.png' } : { message: 'Қабылданды: сыртқы қызмет' }
  const hear = async (asked: IncomingMessage, reply: ServerResponse) => {
    const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type' }
    if (asked.method === 'OPTIONS') return reply.writeHead(204, cors).end()
    heard.push({ path: asked.url ?? '', type: asked.headers['content-type'] ?? '', body: await buffer(asked) })
    return reply
      .writeHead(200, { ...cors, 'content-type': 'application/json' })
      .end(JSON.stringify({ data: answer(asked) }))
  }
  const server = createServer((asked, reply) => void hear(asked, reply))
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready))
  const { port } = server.address() as AddressInfo
  return { heard, address: `http://localhost:${port}/desk`, close: () => server.close() }
}

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20">
  <script>fetch('/stolen')</script><rect width="40" height="20" fill="red" onload="fetch('/stolen')"/></svg>`

test('an outer desk gets the picture and the request, and a drawing reaches it as points', async ({ browser }) => {
  test.skip(Boolean(process.env.E2E_URL), 'The settings of a product that runs elsewhere cannot be changed.')
  const desk = await outerDesk()
  let server: ServerProcess | undefined
  try {
    server = await startServer({ DATA_DIR: data, DEMO: 'on', ROLE: 'http,realtime', SUPPORT_API_URL: desk.address })
    const { page, complaints } = await sit(browser, { role: 'teacher', address: server.address })
    const dialog = await ask(page, 'error_ticket')
    await dialog.getByRole('textbox', { name: kz('support.content') }).fill('Журнал ашылмайды')
    await dialog.getByRole('textbox', { name: kz('support.link-error') }).fill('https://qalam.example/journal')
    await dialog
      .locator('input[type=file]')
      .setInputFiles({ name: 'экран.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) })
    await dialog.getByRole('button', { name: kz('support.send') }).click()
    await expect(page.getByText('Қабылданды: сыртқы қызмет')).toBeVisible()
    await expect(dialog).toBeHidden()

    expect(desk.heard.map(({ path }) => path)).toEqual(['/desk/upload', '/desk/ticket'])
    const [upload, ticket] = desk.heard
    expect(upload?.body.includes('name="token"')).toBe(true)
    expect(upload?.body.includes(Buffer.from([0x89, 0x50, 0x4e, 0x47]))).toBe(true)
    expect(upload?.body.includes('<svg')).toBe(false)
    expect(JSON.parse(`${ticket?.body}`)).toMatchObject({
      ...{ type: 'error_ticket', ticket_content: 'Журнал ашылмайды', file_path: '/pictures/1.png' },
      token: expect.any(String),
    })
    expect(complaints).toEqual([])
    await page.context().close()
  } finally {
    await server?.end('SIGTERM')
    desk.close()
  }
})
