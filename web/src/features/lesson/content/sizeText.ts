import { localeOf } from '@qalam/contract/kernel/languages.ts'
import { currentLanguage } from '#platform/text.ts'

const inUnit = (value: number, unit: 'kilobyte' | 'megabyte'): string =>
  new Intl.NumberFormat(localeOf(currentLanguage()), { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)

/** «350 кБ», «2,4 МБ». */
export const sizeText = (bytes: number): string =>
  bytes >= 1024 * 1024
    ? inUnit(bytes / 1024 / 1024, 'megabyte')
    : inUnit(Math.max(1, Math.round(bytes / 1024)), 'kilobyte')
