import { sign, verify } from 'node:crypto'
import { XMLParser } from 'fast-xml-parser'

/** The bank's signatures stand from the last byte to the first. */
const turned = (bytes: Buffer): Buffer => Buffer.from(bytes.toReversed())

/** RSA-SHA1 over the very text, its bytes turned round, in base64. */
export const signedBy = (privateKey: string, text: string): string =>
  turned(sign('RSA-SHA1', Buffer.from(text, 'utf8'), privateKey)).toString('base64')

export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  const bytes = Buffer.from(signature, 'base64')
  if (bytes.toString('base64') !== signature) return false
  try {
    return verify('RSA-SHA1', Buffer.from(text, 'utf8'), publicKey, turned(bytes))
  } catch {
    return false
  }
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }
/** A text as the value of an attribute, without line breaks. */
export const attribute = (text: string): string =>
  text.replace(/\s+/g, ' ').replace(/[&<>"']/g, (letter) => escapes[letter] ?? '')

const reader = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  parseTagValue: false,
  processEntities: false,
  allowBooleanAttributes: false,
})

/** Reads what was proved, or what proves nothing; null where it is no XML. */
export function xmlIn(text: string): unknown {
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) return null
  try {
    return reader.parse(text)
  } catch {
    return null
  }
}

/** What stands at a path of tags and attributes; empty where nothing does. */
export function at(tree: unknown, ...path: string[]): string {
  let here: unknown = tree
  for (const name of path) {
    if (typeof here !== 'object' || here === null || Array.isArray(here)) return ''
    here = Reflect.get(here, name)
  }
  return typeof here === 'string' ? here : ''
}

/** The element at a path; undefined where there is none, or more than one. */
export function within(tree: unknown, ...path: string[]): unknown {
  let here: unknown = tree
  for (const name of path) {
    if (typeof here !== 'object' || here === null || Array.isArray(here)) return undefined
    here = Reflect.get(here, name)
  }
  return here
}
