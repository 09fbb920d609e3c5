import { defaultLanguage, type Language } from '@qalam/contract/kernel/languages.ts'
import type { Flags } from '@qalam/contract/schools/api.ts'
import type { Config } from '#platform/config.ts'
import type { Context } from '#platform/context.ts'
import type { FileStore } from '#platform/files/store.ts'
import { listensToItself } from '#platform/http/address.ts'
import type { Deps } from '#platform/module.ts'
import { type SchoolDomain, settings } from './settings.ts'
import { ustazUrlOf } from './ustaz/public.ts'

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

export function settingsOf({ config, files }: Deps): SchoolsSettings {
  const given = settings.of(config)
  return {
    flagsOff: given.FLAGS_OFF,
    domains: domainsOf(config),
    files,
    productSchoolType: given.PRODUCT_SCHOOL_TYPE,
    demo: config.demo && listensToItself(config.HOST),
    appStoreUrl: given.APP_STORE_URL ?? null,
    playStoreUrl: given.PLAY_STORE_URL ?? null,
    ustazUrl: ustazUrlOf(config),
    links: {
      ...(given.MEETING_LINK && { 'shell.meeting-link': given.MEETING_LINK }),
      ...(given.PASSWORD_HELP_LINK && { 'auth.password-help-link': given.PASSWORD_HELP_LINK }),
      ...(given.IMPORT_HELP_LINK && { 'list-import.help-link': given.IMPORT_HELP_LINK }),
    },
  }
}

/** DOMAINS, and the hosts that RU_HOSTS names beside them. */
function domainsOf(config: Config): SchoolDomain[] {
  const { DOMAINS, RU_HOSTS } = settings.of(config)
  const named = new Set(DOMAINS.map(({ host }) => host))
  const russian = RU_HOSTS.filter((host) => !named.has(host))
  return [...DOMAINS, ...russian.map((host) => ({ host, defaultLang: 'ru' as const, theme: null, flags: {} }))]
}

/** The first language of whoever comes to a host. */
export function firstLanguages(config: Config): (host: string) => Language {
  const domains = domainsOf(config)
  return (host) => domainOf({ domains }, host)?.defaultLang ?? defaultLanguage
}

/** What is configured for the host of a call, if anything is. */
export const domainOf = ({ domains }: Pick<SchoolsSettings, 'domains'>, host: string): SchoolDomain | undefined =>
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
