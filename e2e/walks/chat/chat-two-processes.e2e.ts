import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { chat } from '@qalam/contract/chat/api.ts'
import type { Page } from '@playwright/test'
import { type ServerProcess, startServer } from '../../../server/src/testing/server-process.ts'
import { ask } from '../../school.ts'
import { bubbleOf, fieldOf, twoWhoTalk, unique } from './talk.ts'
import { expect, kz, scrollsSideways, test } from '../../visitor.ts'

const data = process.env.E2E_DATA ?? ''
const many = 24
const widths = [390, 768, 1366]

/** Stands in for a load balancer: the first server that lives gets the line. */
async function balancer(servers: readonly ServerProcess[]) {
  const lines = new Set<Socket>()
  const router = createServer((line) => {
    const port = Number(new URL(servers.find((one) => one.alive())?.address ?? 'http://localhost:1').port)
    const on = connect(port, 'localhost')
    for (const [one, other] of [
      [line, on],
      [on, line],
    ] as const) {
      lines.add(one)
      one.on('error', () => other.destroy())
      one.on('close', () => (lines.delete(one), other.destroy()))
      one.pipe(other)
    }
  })
  await new Promise<void>((ready) => router.listen(0, 'localhost', ready))
  const { port } = router.address() as AddressInfo
  const close = () => {
    for (const line of lines) line.destroy()
    router.close()
  }
  return { address: `http://localhost:${port}`, close }
}

/** The messages of this walk, as the server tells a person, and as their page shows its last ones. */
async function seenBy(page: Page, mark: string) {
  const uuid = new URL(page.url()).searchParams.get('talk') ?? ''
  const { messages } = await ask(page, chat.messages, { params: { uuid }, query: {} })
  const shown = await bubbleOf(page, mark).allInnerTexts()
  return {
    told: messages.flatMap(({ text }) => (text.includes(mark) ? [text] : [])),
    shown: shown.map((words) => words.split('\n')[0] ?? ''),
  }
}

test('two browsers talk through two processes while one dies: every message stands once, in order, for both', async ({
  browser,
}) => {
  test.skip(Boolean(process.env.E2E_URL), 'A product that runs elsewhere is not killed.')
  test.setTimeout(240_000)
  const start = () => startServer({ DATA_DIR: data, DEMO: 'on', ROLE: 'http,realtime' })
  const [dies, stays] = [await start(), await start()]
  const front = await balancer([dies, stays])
  try {
    // The parent reads Kazakh and the lead Russian; each goes through the three widths on the way.
    const { parent, lead } = await twoWhoTalk(browser, {
      parent: { address: front.address },
      lead: { address: stays.address, language: 'ru' },
    })
    const mark = unique()
    const words = Array.from({ length: many }, (_, at) => `${mark} ${at + 1}.`)
    const field = fieldOf(parent.page)
    for (const [at, text] of words.entries()) {
      const width = widths[Math.floor((at / many) * widths.length)] ?? 390
      if (width !== parent.page.viewportSize()?.width)
        for (const [page, size] of [
          [parent.page, width],
          [lead.page, widths.at(-1 - widths.indexOf(width)) ?? 1366],
        ] as const)
          await page.setViewportSize({ width: size, height: 844 })
      await field.fill(text)
      await field.press('Enter')
      if (at === Math.floor(many / 3)) await dies.end('SIGKILL')
    }
    for (const { page } of [lead, parent]) {
      await expect(bubbleOf(page, `${mark} ${many}.`)).toHaveCount(1)
      expect(await scrollsSideways(page)).toBe(false)
      await expect.poll(async () => (await seenBy(page, mark)).told).toEqual(words)
      const { shown } = await seenBy(page, mark)
      expect(shown.length).toBeGreaterThan(3)
      expect(shown).toEqual(words.slice(-shown.length))
    }
    const last = bubbleOf(parent.page, `${mark} ${many}.`)
    await expect(last.getByText(kz('chat.state-read'))).toBeAttached()
    for (const { page } of [parent, lead]) await page.context().close()
  } finally {
    front.close()
    for (const one of [dies, stays]) if (one.alive()) await one.end('SIGTERM')
  }
})
