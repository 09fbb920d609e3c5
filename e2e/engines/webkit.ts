import { type ChildProcess, spawn } from 'node:child_process'
import { Builder, Capabilities, Key } from 'selenium-webdriver'
import { type Engine, until } from './engine.ts'

const keys: Record<string, string> = {
  Enter: Key.ENTER,
  Delete: Key.DELETE,
  Escape: Key.ESCAPE,
  F2: Key.F2,
  ArrowUp: Key.ARROW_UP,
}
const [display, port] = [':97', 3_197]

const moment = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

async function answers(address: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const isUp = await fetch(address).then(
      () => true,
      () => false,
    )
    if (isUp) return
    await moment(100)
  }
  throw new Error(`${address} does not answer`)
}

function started(command: string, args: string[], env = process.env): ChildProcess {
  return spawn(command, args, { env, stdio: 'ignore' })
}

/** WebKitGTK: its MiniBrowser on a screen that nobody sees. */
export async function openWebKit(places: { driver: string; browser: string; screen: string }): Promise<Engine> {
  const screen = started(places.screen, [display, '-screen', '0', '1400x1000x24'])
  await moment(500)
  const env = {
    ...process.env,
    DISPLAY: display,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    LIBGL_ALWAYS_SOFTWARE: '1',
  }
  const driver = started(places.driver, [`--port=${port}`], env)
  const server = `http://127.0.0.1:${port}`
  await answers(`${server}/status`)
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    // Without a line the driver never calls a page loaded that stands already; what is loaded is asked of the page.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': { binary: places.browser, args: ['--automation'] },
  })
  const browser = await new Builder().usingServer(server).withCapabilities(capabilities).build()
  const ask = <T>(expression: string) => browser.executeScript<T>(`return (${expression})`)
  return {
    name: 'WebKit',
    goto: async (address) => {
      await browser.executeScript('window.isLeaving = true')
      await browser.get(address)
      await until({ ask }, address, "!window.isLeaving && document.readyState !== 'loading'")
    },
    ask,
    press: (key) =>
      browser
        .actions()
        .sendKeys(keys[key] ?? key)
        .perform(),
    // Its driver calls a cell of a grid of boxes not clickable and its mouse lands a row beside: the focus is put there.
    click: async (selector) =>
      void (await browser.executeScript('document.querySelector(arguments[0]).focus()', selector)),
    resize: async (width, height) => void (await browser.manage().window().setRect({ width, height })),
    forget: async () => {
      await browser.executeScript('localStorage.clear()')
      await browser.manage().deleteAllCookies()
    },
    close: async () => {
      await browser.quit().catch(() => undefined)
      driver.kill()
      screen.kill()
    },
  }
}
