import { openHouse, test as plain } from '#platform/testing/school.ts'
import { startDiary } from '../../../sandbox-diary/start.ts'

type Kind = 'good' | 'old' | 'foreign' | 'slow' | 'dies'

/** The sandbox diary as a person meets it. */
export type Outside = {
  /** A fresh code that somebody of the diary goes over with. */
  code: (key: string, kind?: Kind) => Promise<string>
  /** The process ends. */
  die: () => Promise<void>
}

let opened: { outside: Outside; stop: () => Promise<void> } | undefined

const withDiary = plain.extend({
  house: [
    // oxlint-disable-next-line no-empty-pattern -- the fixture needs nothing but the signature asks for it
    async ({}, use) => {
      const started = await startDiary(0, 'http://localhost:1', 3_000)
      if (!started) throw new Error('The sandbox diary does not start')
      const { address, settings, stop } = started
      const code: Outside['code'] = async (as, kind = 'good') => {
        const answered = await fetch(`${address}/enter?as=${as}&kind=${kind}`, { redirect: 'manual' })
        return new URL(answered.headers.get('location') ?? '').searchParams.get('code') ?? ''
      }
      opened = { outside: { code, die: stop }, stop }
      const house = await openHouse({ OUTER_DIARY: JSON.stringify({ ...settings, patience: 1_500 }) })
      await use(house)
      await house.close()
      await stop()
    },
    { scope: 'file' },
  ],
})

/** A school whose server joins accounts of the sandbox diary, a process of its own. */
export const test = withDiary.extend({
  // oxlint-disable-next-line no-empty-pattern -- the fixture needs nothing but the signature asks for it
  outside: async ({}, use: (outside: Outside) => Promise<void>) => {
    if (!opened) throw new Error('The house was not opened')
    await use(opened.outside)
  },
})
