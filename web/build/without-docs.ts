import type { Plugin } from 'vite'

/** What a call says about itself is for the printed docs: no reader of a page gets it. */
export const withoutDocs = (): Plugin => ({
  name: 'without-docs',
  apply: 'build',
  transform(code, id) {
    if (!/\/contract\/src\/.+\.ts$/.test(id) || !code.includes('about:')) return null
    const cut: [number, number][] = []
    const look = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return
      if (isAbout(node)) cut.push([node.value.start, node.value.end])
      else for (const part of Object.values(node)) look(part)
    }
    look(this.parse(code, { lang: 'ts' }))
    const kept = cut.toReversed().reduce((rest, [start, end]) => `${rest.slice(0, start)}''${rest.slice(end)}`, code)
    return { code: kept, map: null }
  },
})

type About = { type: 'Property'; key: { name: 'about' }; value: { start: number; end: number } }

/** A sentence written out, or put together of several. */
const sentence = /^(Literal|TemplateLiteral|BinaryExpression)$/

const isAbout = (node: object): node is About =>
  'type' in node &&
  node.type === 'Property' &&
  'key' in node &&
  Object(node.key).name === 'about' &&
  'value' in node &&
  sentence.test(String(Object(node.value).type))
