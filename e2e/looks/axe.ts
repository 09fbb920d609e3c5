import type { Page } from '@playwright/test'
import axe from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The frames of a page ask each other, wherever they come from. */
const inFrames = `${axe.source}; axe.configure({ allowedOrigins: ['<unsafe_all_origins>'] })`

/** What axe finds serious or critical on the page as it stands, seen from its top: what a scrolled page has half under its head is no finding. */
export async function seriousFindings(page: Page): Promise<string[]> {
  await Promise.all(page.frames().map((frame) => frame.evaluate(inFrames)))
  // A table that is read anew is pale until its rows are there; what stays busy is looked at as it stands.
  const busy = page.locator('main [aria-busy=true]').first()
  await busy.waitFor({ state: 'detached', timeout: 5_000 }).catch(() => {})
  return page.evaluate(async (values) => {
    // A colour half-way through its transition is nobody's choice.
    const passing = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    await Promise.allSettled(passing.map(({ finished }) => finished))
    const { scrollY } = window
    window.scrollTo({ top: 0, behavior: 'instant' })
    const { violations } = await window.axe.run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] })
    window.scrollTo({ top: scrollY, behavior: 'instant' })
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => {
        const places = nodes.slice(0, 3).map(({ target }) => target.join(' '))
        return `${id}: ${places.join(' | ')}`
      })
  }, tags)
}

declare global {
  // What its source leaves in a page.
  interface Window {
    axe: typeof axe
  }
}
