import { z } from 'zod'
import { actorOf, token } from '../session.ts'
import { rememberedJsonInTab } from '../storage.ts'

/** What stood in a form that was not saved: its fields, and what the form was typed over, such as a version. */
export type KeptDraft = { fields: Record<string, unknown>; base?: unknown }

const Kept = z.object({ fields: z.record(z.string(), z.unknown()), base: z.unknown().optional() })
const Drafts = z.object({ owner: z.string().nullable(), forms: z.record(z.string(), Kept) })

/** One owner for the whole tab: what a person typed is gone as soon as somebody else types here. */
const drafts = rememberedJsonInTab('drafts', Drafts, { owner: null, forms: {} })

/** More forms than a person leaves open; the oldest gives way. */
const most = 20

const isSecret = (field: string): boolean => /password|secret/i.test(field)

/** A form is known by the address of its page and its own name, so that it comes back where it was. */
const placeOf = (form: string): string => `${window.location.pathname} ${form}`

const ownForms = (): Record<string, KeptDraft> => {
  const { owner, forms } = drafts.get()
  return owner !== null && owner === actorOf(token.get()) ? forms : {}
}

/**
 * Keeps what is typed into a form of this address, in the storage of the tab, until it is saved or dropped: a session
 * that ends, a reload and leaving the page do not lose it. Only the person who typed it is ever shown it, passwords are
 * not kept, and whoever is not signed in has no drafts.
 */
export function keepDraft(form: string, { fields, base }: KeptDraft): void {
  const owner = actorOf(token.get())
  if (owner === null) return
  const plain = Object.fromEntries(Object.entries(fields).filter(([field]) => !isSecret(field)))
  const others = Object.entries(ownForms()).filter(([place]) => place !== placeOf(form))
  const kept = { fields: plain, ...(base !== undefined && { base }) }
  drafts.set({ owner, forms: Object.fromEntries([...others, [placeOf(form), kept]].slice(-most)) })
}

/** What this person typed into the form of this address before; null when nothing, or when it was saved. */
export const draftOf = (form: string): KeptDraft | null => ownForms()[placeOf(form)] ?? null

/** The form was saved, or the person does not want what they typed. */
export function dropDraft(form: string): void {
  const { [placeOf(form)]: _, ...others } = ownForms()
  drafts.set({ owner: actorOf(token.get()), forms: others })
}

/** A person who signs out themselves leaves nothing behind in the browser. */
export const dropDrafts = (): void => drafts.set({ owner: null, forms: {} })
