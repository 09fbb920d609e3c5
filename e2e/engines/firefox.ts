import type { KeyInput } from 'puppeteer-core'
import puppeteer from 'puppeteer-core'
import type { Engine } from './engine.ts'

/** Firefox over WebDriver BiDi, without a window. */
export async function openFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  const page = await browser.newPage()
  return {
    name: 'Firefox',
    goto: async (address) => void (await page.goto(address)),
    ask: async <T>(expression: string) => (await page.evaluate(expression)) as T,
    press: (key) => page.keyboard.press(key as KeyInput),
    click: async (selector) => void (await page.click(selector)),
    resize: (width, height) => page.setViewport({ width, height }),
    forget: async () => {
      await page.evaluate('localStorage.clear()')
      await page.browserContext().deleteCookie(...(await page.browserContext().cookies()))
    },
    close: () => browser.close(),
  }
}
