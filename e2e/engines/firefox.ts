import type { KeyInput } from 'puppeteer-core'
import puppeteer from 'puppeteer-core'
import type { Engine } from './engine.ts'

/** Firefox over WebDriver BiDi, without a window. */
export async function openFirefox(executablePath: string): Promise<Engine> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  const page = await browser.newPage()
  // Leaving a page on which something waits is asked about; the walks leave.
  page.on('dialog', (asked) => void asked.accept().catch(() => undefined))
  return {
    name: 'Firefox',
    goto: async (address) => {
      const go = () => page.goto(address, { waitUntil: 'domcontentloaded' })
      // A page that was just leaving by itself gets in the way once.
      await go().catch((failure: unknown) =>
        String(failure).includes('NS_BINDING_ABORTED') ? go() : Promise.reject(failure),
      )
    },
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
