import { FieldProblems, Problem } from '@qalam/contract/kernel/problem.ts'
import { useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react'
import type { z } from 'zod'
import { fieldWords, takeUp } from './http/refusal.ts'
import { complaintsAbout } from './form/complaints.ts'
import { draftOf, dropDraft, keepDraft } from './form/drafts.ts'
import { completed, emptyOf, fieldsOf } from './form/shape.ts'

type Fields = Record<string, unknown>
type Name<S extends z.ZodType> = keyof z.input<S> & string

export type DraftOptions<S extends z.ZodType> = {
  /** The schema of the endpoint's body, or one made narrower for this form. */
  schema: S
  /** What the fields hold at first; a field left out is empty. */
  start: Partial<z.input<S>>
  /** Sends what the schema made of the draft. Rejecting keeps the form open with what was typed (ERR-FORM-1). */
  send: (value: z.output<S>) => Promise<unknown>
  /** After success: usually closes the dialog. */
  done?: () => void
  /**
   * The name of a form that its address brings back: what is typed is kept in the tab until it is saved or discarded, and
   * stands in the form again for the same person (see form/drafts.ts). `base` is what it was typed over, such as the
   * version of the page; it comes back as `draft.restored.base`.
   */
  keep?: { form: string; base?: unknown }
}

/** Texts are never absent and switches are on or off; any other empty field is null or left out. */
type FieldValue<V> = [V] extends [string | null | undefined]
  ? string extends V
    ? string
    : V | null | undefined
  : [V] extends [boolean | null | undefined]
    ? boolean
    : V | null | undefined

/** Spread over a field of the kit. */
export type DraftField<V> = {
  name: string
  value: FieldValue<V>
  onChange(value: V | null | undefined): void
  error: string | undefined
  /** A field that can make no value of its text says so, and holds the form. */
  onComplaint(complaint: string | null): void
}

/**
 * A typed draft over one schema. Complaints of the schema and of a 422 stand under their fields, each is cleared when
 * its field is typed in (ERR-422-2); complaints about fields that the form does not show are `draft.problem`. A field
 * whose text is no value holds the form: nothing is sent until it is mended or emptied.
 */
export function useDraft<S extends z.ZodType<unknown, Fields>>({ schema, start, send, done, keep }: DraftOptions<S>) {
  const [restored, setRestored] = useState(() => (keep ? draftOf(keep.form) : null))
  const [begun] = useState<Partial<z.input<S>>>(start)
  const [value, setValue] = useState<Partial<z.input<S>>>(() =>
    restored ? { ...begun, ...fieldsOf(schema, restored.fields) } : begun,
  )
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const drawn = useRef(new Set<string>())
  const [held, setHeld] = useState<Record<string, string>>({})
  const typed = useRef(false)
  const base = restored ? restored.base : keep?.base

  const keepTyped = useEffectEvent(() => {
    if (keep && typed.current) keepDraft(keep.form, { fields: value, base })
  })
  useEffect(() => keepTyped(), [value])

  const set = <N extends Name<S>>(name: N, next: z.input<S>[N] | undefined, about: string = name) => {
    typed.current = true
    setValue((before) => ({ ...before, [name]: next }))
    setErrors((before) => without(before, about))
    setProblem(undefined)
  }

  const complainAbout = (found: Record<string, string>) => {
    setErrors(found)
    setProblem(Object.entries(found).find(([name]) => !drawn.current.has(name.split('.')[0] ?? ''))?.[1])
  }

  const hold = (name: string, complaint: string | null) =>
    setHeld((before) => ({ ...without(before, name), ...(complaint !== null && { [name]: complaint }) }))

  const field = <N extends Name<S>>(name: N): DraftField<z.input<S>[N]> => {
    drawn.current.add(name)
    return {
      name,
      value: (value[name] ?? emptyOf(schema, name)) as FieldValue<z.input<S>[N]>,
      onChange: (next) => set(name, next ?? undefined),
      error: errorUnder(errors, name),
      onComplaint: (complaint) => hold(name, complaint),
    }
  }

  const refused = (failure: unknown) => {
    if (!(failure instanceof FieldProblems)) return
    takeUp(failure)
    complainAbout(fieldWords(failure))
  }

  const forget = () => {
    typed.current = false
    setRestored(null)
    if (keep) dropDraft(keep.form)
  }

  const complaints = () => {
    const whole = completed(schema, value)
    const { error } = schema.safeParse(whole)
    return found(whole, error ? complaintsAbout(error, whole) : {}, held)
  }

  const check = (names: readonly string[]): boolean => {
    const own = Object.entries(complaints()).filter(([path]) => names.includes(path.split('.')[0] ?? ''))
    complainAbout(Object.fromEntries(own))
    return own.length === 0
  }

  const submit = async (event?: SyntheticEvent) => {
    event?.preventDefault()
    if (sending.current) return
    const parsed = schema.safeParse(completed(schema, value))
    if (!parsed.success || Object.keys(held).length > 0) return complainAbout(complaints())

    sending.current = true
    setBusy(true)
    try {
      await send(parsed.data)
      forget()
      done?.()
    } catch (failure) {
      if (!(failure instanceof Problem)) throw failure
      refused(failure)
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  return {
    value,
    field,
    /** Puts a value into a field. `about` is the path whose complaints are gone with it, where it is only a part. */
    set,
    /** Judges these fields alone, as a step of a long form asks; their complaints are shown. */
    check,
    /** Puts a complaint under a field from outside the schema. */
    complain: (name: Name<S>, words: string) => setErrors((before) => ({ ...before, [name]: words })),
    errors,
    /** Whether the draft would be accepted by its schema now. */
    valid: Object.keys(held).length === 0 && schema.safeParse(completed(schema, value)).success,
    /** Complaints that have no field of their own here. */
    problem,
    submit,
    busy,
    /** Whether anything was typed: closing would lose it. */
    touched: Object.keys(held).length > 0 || !isSame(value, begun),
    /** What was typed here before and stands in the form again; null when nothing was. */
    restored,
    /** Gives up what was typed: the form holds what it began with, and nothing is kept. */
    discard: () => {
      forget()
      setErrors({})
      setProblem(undefined)
      setValue(begun)
    },
  }
}

function without(errors: Record<string, string>, name: string): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).filter(([key]) => key !== name && !key.startsWith(`${name}.`)))
}

/**
 * A field may hold text that is no value yet, such as half a date: then the field's own complaint stands. Otherwise the
 * schema's does.
 */
const found = (value: Fields, bySchema: Record<string, string>, byFields: Record<string, string>) => ({
  ...bySchema,
  ...Object.fromEntries(Object.entries(byFields).filter(([name]) => !(name in bySchema) || (value[name] ?? '') === '')),
})

/** Undefined, null and an empty text are equal: a field that was cleared again is unchanged. */
const isSame = (value: Fields, before: Fields): boolean =>
  [...Object.keys(value), ...Object.keys(before)].every(
    (name) => JSON.stringify(value[name] ?? '') === JSON.stringify(before[name] ?? ''),
  )

/** A complaint about a part of a list (`periods.0.start`) also shows under the list. */
const errorUnder = (errors: Record<string, string>, name: string): string | undefined =>
  errors[name] ?? Object.entries(errors).find(([key]) => key.startsWith(`${name}.`))?.[1]
