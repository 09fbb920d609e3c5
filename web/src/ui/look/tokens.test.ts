import { describe, expect, test, vi } from 'vitest'
import { looks } from './Look.tsx'

// Read from the disk: stylesheets that a test imports come empty.
type Disk = { readFileSync: (path: string, encoding: 'utf8') => string }
const { readFileSync } = await vi.importActual<Disk>('node:fs')
const { fileURLToPath } = await vi.importActual<{ fileURLToPath: (url: string) => string }>('node:url')
const here = import.meta.url
const css = readFileSync(fileURLToPath(new URL('tokens.css', here).href), 'utf8')

function tokensOf(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`)
  if (start === -1) return {}
  const block = css.slice(start, css.indexOf('}', start))
  return Object.fromEntries([...block.matchAll(/--([\w-]+): (#\w+);/g)].map(([, name, value]) => [name, value]))
}

function luminance(hex: string): number {
  const full = hex.length === 4 ? hex.replace(/\w/g, '$&$&') : hex
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(full.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const grounds = ['surface', 'raised', 'sunken']
const tones = ['danger', 'warning', 'success', 'mark-5', 'mark-4', 'mark-3', 'mark-2', 'points', 'accent']
const read = [
  ...['text', 'muted', 'accent', 'accent-strong', 'danger'].flatMap((ink) => grounds.map((ground) => [ink, ground])),
  ...tones.map((tone) => [tone, `${tone}-soft`]),
  ...['text', 'muted'].map((ink) => [ink, 'accent-soft']),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['raised', 'danger'],
  ['warning', 'raised'],
  ['success', 'raised'],
]

describe.each(looks.flatMap((look) => ['light', 'dark'].map((scheme) => ({ look, scheme }))))(
  'the look $look in $scheme',
  ({ look, scheme }) => {
    const tokens = {
      ...tokensOf(`:root[data-scheme='${scheme}']`),
      ...tokensOf(`:root[data-look='${look}'][data-scheme='${scheme}']`),
    }
    const of = (ink = '', ground = '') => contrast(tokens[ink] ?? '#000', tokens[ground] ?? '#000')

    test('is one of its own', () => {
      const own = tokensOf(`:root[data-look='${look}'][data-scheme='${scheme}']`)
      expect(look === 'default' ? tokens : own).toHaveProperty('accent')
    })

    test('every text can be read on every ground it stands on', () => {
      const poor = read.map(([ink, ground]) => `${ink} on ${ground}: ${of(ink, ground).toFixed(2)}`)
      expect(poor.filter((line) => Number(line.split(': ')[1]) < 4.5)).toEqual([])
    })

    test('the edge of a field can be seen', () => {
      for (const ground of ['surface', 'raised']) expect(of('border-strong', ground)).toBeGreaterThanOrEqual(3)
    })
  },
)
