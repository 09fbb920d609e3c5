import { z } from 'zod'

/**
 * A Kazakhstani number as `+7` and ten digits, whatever stands between them (V-PHONE-1): eleven digits that begin with
 * 7 or 8, or ten without the country. Null for anything else: a digit too many is not thrown away in silence.
 */
export function phoneOf(text: string): string | null {
  if (!/^[\d\s()+.\-–—/]*$/.test(text)) return null
  const digits = text.replace(/\D/g, '')
  const ten = digits.length === 11 && /^[78]/.test(digits) ? digits.slice(1) : digits
  return /^[67]\d{9}$/.test(ten) ? `+7${ten}` : null
}

/** `+7 (701) 123-45-67`, as people read it (V-PHONE-2). */
export const phoneShown = (phone: string): string =>
  phone.replace(/^\+7(\d{3})(\d{3})(\d\d)(\d\d)$/, '+7 ($1) $2-$3-$4')

/** A phone of a body, however it was written: by the mask of older clients, with an 8, with dashes (V-PHONE-1, V-PHONE-2). */
export const Phone = z
  .string()
  .max(40)
  .overwrite((text) => phoneOf(text) ?? text)
  .regex(/^\+7\d{10}$/, { message: 'phone' })
