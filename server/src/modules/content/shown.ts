import type { PublishedBody } from '@qalam/contract/content/document.ts'
import type { ShownPlain } from '@qalam/contract/content/shown.ts'
import { picturesIn } from '@qalam/contract/rich/document.ts'

type Plain = Exclude<PublishedBody['pages'][number]['modules'][number], { kind: 'exercise' | 'drawn' }>

/** A module that is read, as a browser shows it; none where its file is missing. */
export function shownPlain(module: Plain, addressOf: (file: string) => string): ShownPlain[] {
  switch (module.kind) {
    case 'heading':
      return [{ kind: 'heading', text: module.text }]
    case 'formula':
      return [{ kind: 'formula', text: module.text, drawn: module.drawn }]
    case 'text': {
      const pictures = picturesIn(module.text).map(({ file }) => ({ file, url: addressOf(file) }))
      return [{ kind: 'text', text: module.text, pictures: pictures.slice(0, 200), formulas: module.formulas }]
    }
    case 'picture': {
      const { file, alt, caption } = module
      return file ? [{ kind: 'picture', url: addressOf(file.uuid), alt, caption }] : []
    }
    case 'file':
      return module.file ? [{ kind: 'file', url: addressOf(module.file.uuid), title: module.title }] : []
    case 'audio': {
      const { file, title, words } = module
      return file ? [{ kind: 'audio', url: addressOf(file.uuid), title, words }] : []
    }
    case 'film': {
      const { file, title, captions, mute } = module
      return file ? [{ kind: 'film', url: addressOf(file.uuid), title, captions: mute ? '' : captions }] : []
    }
    case 'video':
      return [{ kind: 'video', url: module.url, title: module.title }]
  }
}
