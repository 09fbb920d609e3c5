import type { Plugin } from 'vite'

const ofTheKit = /\/web\/src\/ui\/(look\/)?.*\.css$/

/**
 * The kit's styles lie in layers below those of pages: styles come with the code that needs them, in any order, and a page
 * still has the last word about a piece of the kit.
 */
export const kitBelowPages = (): Plugin => ({
  name: 'kit-below-pages',
  enforce: 'pre',
  transform(code, id) {
    const [kit, look] = ofTheKit.exec(id) ?? []
    return kit ? { code: `@layer look, kit;\n@layer ${look ? 'look' : 'kit'} {\n${code}\n}\n`, map: null } : null
  },
})
