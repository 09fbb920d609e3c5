import { Extension, Node } from '@tiptap/core'
import Blockquote from '@tiptap/extension-blockquote'
import Bold from '@tiptap/extension-bold'
import Document from '@tiptap/extension-document'
import HardBreak from '@tiptap/extension-hard-break'
import Heading from '@tiptap/extension-heading'
import Italic from '@tiptap/extension-italic'
import Link from '@tiptap/extension-link'
import { BulletList, ListItem, OrderedList } from '@tiptap/extension-list'
import Paragraph from '@tiptap/extension-paragraph'
import Text from '@tiptap/extension-text'
import Underline from '@tiptap/extension-underline'
import { UndoRedo } from '@tiptap/extensions'
import { type AddressOf, isLinkAddress, mostFormula } from './document.ts'

/** What is pasted may claim any file: only an id is one. */
const isFileId = (file: string): boolean => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(file)

/** A picture by its stored file. Pasted pictures of elsewhere are left out: their address is not ours. */
const pictureNode = (addressOf: AddressOf) =>
  Node.create({
    name: 'picture',
    group: 'block',
    draggable: true,
    addAttributes: () => ({ file: { default: '' }, alt: { default: '' } }),
    parseHTML: () => [
      {
        tag: 'img[data-file]',
        getAttrs: (img) => {
          const { file = '' } = img.dataset
          return isFileId(file) && { file, alt: img.getAttribute('alt') ?? '' }
        },
      },
    ],
    renderHTML: ({ node }) => {
      const { file, alt } = node.attrs
      return ['img', { 'data-file': file, alt, src: addressOf(String(file)) ?? '' }]
    },
  })

/** A formula among words; in the editor it stands as it is written. */
const MathNode = Node.create({
  name: 'math',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ source: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'span[data-math]',
      getAttrs: (span) => {
        const { math = '' } = span.dataset
        return math !== '' && math.length <= mostFormula && { source: math }
      },
    },
  ],
  renderHTML: ({ node }) => {
    const source = String(node.attrs['source'])
    return ['span', { 'data-math': source }, source]
  },
  renderText: ({ node }) => String(node.attrs['source']),
})

// Tab leaves the text as it leaves any field; a list goes deeper by Ctrl+] and comes out by Ctrl+[.
const Item = ListItem.extend({
  content: 'paragraph (bulletList | orderedList)*',
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    }
  },
})

const BackIntoList = Extension.create({
  name: 'backIntoList',
  addKeyboardShortcuts() {
    // Backspace at the start of an item takes it out of its list instead of joining two lines.
    return {
      Backspace: () => {
        const { empty, $from } = this.editor.state.selection
        return empty && $from.parentOffset === 0 && this.editor.isActive('listItem')
          ? this.editor.commands.liftListItem('listItem')
          : false
      },
    }
  },
})

/** Everything that a text may hold, and the keys that make it. */
export const extensionsOf = (addressOf: AddressOf, withPictures: boolean) => [
  Document,
  Paragraph,
  Text,
  Heading.configure({ levels: [2, 3] }),
  Bold,
  Italic,
  Underline,
  Link.extend({ addAttributes: () => ({ href: { default: null } }), inclusive: false }).configure({
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: (href) => isLinkAddress(href),
  }),
  BulletList,
  OrderedList.extend({ addAttributes: () => ({}) }),
  Item,
  Blockquote.extend({ content: 'paragraph+' }),
  HardBreak,
  MathNode,
  UndoRedo,
  BackIntoList,
  ...(withPictures ? [pictureNode(addressOf)] : []),
]
