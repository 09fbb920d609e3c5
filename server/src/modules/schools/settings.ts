import type { Language } from '@qalam/contract/kernel/languages.ts'
import type { Flags, Theme } from '@qalam/contract/schools/api.ts'
import type { Context } from '#platform/context.ts'
import type { FileStore } from '#platform/files/store.ts'
import { listensToItself } from '#platform/http/address.ts'
import type { Deps } from '#platform/module.ts'

/** A host that differs from the rest. */
export type SchoolDomain = {
  /** In small letters. */
  host: string
  defaultLang: Language
  theme: Theme | null
  flags: { readonly [F in keyof Flags]?: boolean | undefined }
}

/** What the environment says about every school of this process. */
export type SchoolsSettings = {
  /** Feature blocks that are switched off (SH-FLAG-*). */
  flagsOff: readonly (keyof Flags)[]
  domains: readonly SchoolDomain[]
  /** Where the logos of schools lie. */
  files: FileStore
  productSchoolType: string
  /** Whether the sign-in page offers the people of the demo school. */
  demo: boolean
  appStoreUrl: string | null
  playStoreUrl: string | null
  ustazUrl: string | null
  /** Addresses that the catalogue holds beside its words, by key; absent ones are not in it. */
  links: Readonly<Record<string, string>>
}

export const settingsOf = ({ config, files }: Deps): SchoolsSettings => ({
  flagsOff: config.FLAGS_OFF,
  domains: config.domains,
  files,
  productSchoolType: config.PRODUCT_SCHOOL_TYPE,
  demo: config.demo && listensToItself(config.HOST),
  appStoreUrl: config.APP_STORE_URL ?? null,
  playStoreUrl: config.PLAY_STORE_URL ?? null,
  ustazUrl: config.USTAZ_URL ?? null,
  links: {
    ...(config.MEETING_LINK && { 'shell.meeting-link': config.MEETING_LINK }),
    ...(config.PASSWORD_HELP_LINK && { 'auth.password-help-link': config.PASSWORD_HELP_LINK }),
    ...(config.IMPORT_HELP_LINK && { 'list-import.help-link': config.IMPORT_HELP_LINK }),
  },
})

/** What is configured for the host of a call, if anything is. */
export const domainOf = ({ domains }: SchoolsSettings, host: string): SchoolDomain | undefined =>
  domains.find((domain) => domain.host === host.toLowerCase())

/** Whether a feature block is on for the host of a call: a block that is off is not there (SH-FLAG-*). */
export function flagOn(deps: Deps, flag: keyof Flags): (context: Pick<Context, 'request'>) => boolean {
  const settings = settingsOf(deps)
  return ({ request }) => flagsOf(settings, domainOf(settings, request.host))[flag]
}

/** Every flag is on unless it was switched off; a host has the last word about itself. */
export function flagsOf({ flagsOff }: SchoolsSettings, domain: SchoolDomain | undefined): Flags {
  const on = (flag: keyof Flags) => domain?.flags[flag] ?? !flagsOff.includes(flag)
  return {
    conference: on('conference'),
    ktp: on('ktp'),
    export: on('export'),
    monitoring: on('monitoring'),
    lessonChat: on('lessonChat'),
    sockets: on('sockets'),
  }
}
