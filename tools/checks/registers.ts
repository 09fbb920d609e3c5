// npm run check, step "registers": what is written down by hand agrees with the folders it speaks of. docs/menu.md gives
// each entry of the left menu its number, docs/words.md names each feature.
import { screensOf } from '../docs/screens.ts'
import { type Complaint, filesIn, read } from './source.ts'

const menuPage = 'docs/menu.md'
const wordsPage = 'docs/words.md'
const icons = 'web/src/app/menuIcons.ts'

export const registerTroubles = (root: string): Complaint[] => [...menuTroubles(root), ...wordTroubles(root)]

/** Entries of the menu that docs/menu.md does not name with their number, two at one place, and icons that nobody drew. */
function menuTroubles(root: string): Complaint[] {
  const page = read(root, menuPage)
  const written = new Map(
    [...page.matchAll(/^\| `(\w+)` \| (.*) \|$/gm)].map(([, group = '', entries = '']) => [group, entries]),
  )
  const drawn = new Set([...read(root, icons).matchAll(/^ {2}\['([\w-]+)',/gm)].map(([, name]) => name))
  const taken = new Map<string, string>()
  return screensOf(root)
    .filter(({ menu }) => menu)
    .flatMap(({ path, menu, order, icon }) => {
      const address = path.replace(/\/:\w+\?/g, '')
      const place = `${order} \`${address}\``
      const says = [
        !isNamed(written.get(menu) ?? '', place) && `group ${menu} does not name ${place}`,
        taken.has(`${menu} ${order}`) &&
          `${address} stands at ${order} of ${menu}, where ${taken.get(`${menu} ${order}`)} is`,
      ]
      taken.set(`${menu} ${order}`, address)
      return [
        ...says.filter((line) => line !== false).map((line) => ({ file: menuPage, says: line })),
        ...(drawn.has(icon) ? [] : [{ file: icons, says: `has no icon ${icon}, which ${address} asks for` }]),
      ]
    })
}

const isNamed = (entries: string, place: string) =>
  entries.split(', ').some((entry) => entry === place || entry.startsWith(`${place} `))

/** Features without a word of their own, and words that a section explains twice. */
function wordTroubles(root: string): Complaint[] {
  const page = read(root, wordsPage)
  const known = new Set<string>()
  const twice: Complaint[] = []
  for (const section of page.split(/^## /m)) {
    const here = new Set<string>()
    for (const [, cell = ''] of section.matchAll(/^\| (`[^|]*) \|/gm)) {
      // "`desk` (of articles)" is another word than `desk`.
      if (here.has(cell)) twice.push({ file: wordsPage, says: `explains ${cell} twice` })
      here.add(cell)
      for (const [, word = ''] of cell.matchAll(/`([^`]+)`/g)) known.add(word.replaceAll(' ', '-'))
    }
  }
  const features = new Set(
    filesIn(root, 'contract/src').flatMap((file) => file.match(/^contract\/src\/([\w-]+)\//)?.[1] ?? []),
  )
  const nameless = [...features].filter((name) => ![name, singular(name)].some((word) => known.has(word)))
  return [...twice, ...nameless.map((name) => ({ file: wordsPage, says: `has no word for the feature ${name}` }))]
}

const singular = (name: string) => name.replace(/ies$/, 'y').replace(/s$/, '')
