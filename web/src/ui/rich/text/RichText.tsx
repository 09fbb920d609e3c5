import { renderJSONContentToReactElement } from '@tiptap/static-renderer/json/react'
import { useMemo } from 'react'
import type { AddressOf, DrawMath, RichBlock, RichDocument, RichInline, RichItem, RichMark } from './document.ts'
import styles from './RichText.module.css'

type RichNode = RichDocument | RichBlock | RichItem | RichInline

type Props = {
  text: RichDocument
  /** Where the pictures are fetched from; a text without it shows their words. */
  addressOf?: AddressOf | undefined
  /** How a formula looks; without it stands what was written. */
  drawMath?: DrawMath | undefined
}

/** A written text as people read it. The editor is not needed for it. */
export function RichText({ text, addressOf = nowhere, drawMath = asWritten }: Props) {
  const drawn = useMemo(() => rendererOf(addressOf, drawMath)({ content: text }), [text, addressOf, drawMath])
  return <div className={styles.text}>{drawn}</div>
}

const nowhere: AddressOf = () => undefined

const asWritten: DrawMath = (source) => <code>{source}</code>

const rendererOf = (addressOf: AddressOf, drawMath: DrawMath) =>
  renderJSONContentToReactElement<RichMark, RichNode>({
    nodeMapping: {
      doc: ({ children }) => <>{children}</>,
      // An empty line has the height of a line.
      paragraph: ({ node, children }) => <p>{'content' in node && node.content.length > 0 ? children : <br />}</p>,
      heading: ({ node, children }) =>
        node.type === 'heading' && node.attrs.level === 3 ? <h3>{children}</h3> : <h2>{children}</h2>,
      bulletList: ({ children }) => <ul>{children}</ul>,
      orderedList: ({ children }) => <ol>{children}</ol>,
      listItem: ({ children }) => <li>{children}</li>,
      blockquote: ({ children }) => <blockquote>{children}</blockquote>,
      hardBreak: () => <br />,
      math: ({ node }) => <>{node.type === 'math' && drawMath(node.attrs.source)}</>,
      text: ({ node }) => <>{node.type === 'text' && node.text}</>,
      picture: ({ node }) =>
        node.type === 'picture' ? <Picture {...node.attrs} address={addressOf(node.attrs.file)} /> : null,
    },
    markMapping: {
      bold: ({ children }) => <strong>{children}</strong>,
      italic: ({ children }) => <em>{children}</em>,
      underline: ({ children }) => <u>{children}</u>,
      link: ({ mark, children }) =>
        mark.type === 'link' ? (
          <a href={mark.attrs.href} target="_blank" rel="noopener noreferrer nofollow">
            {children}
          </a>
        ) : (
          <>{children}</>
        ),
    },
  })

const Picture = ({ alt, address }: { alt: string; address: string | undefined }) =>
  address === undefined ? <p className={styles.missing}>{alt}</p> : <img src={address} alt={alt} loading="lazy" />
