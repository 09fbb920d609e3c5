import type { Flags } from '@qalam/contract/schools/api.ts'

/** What the environment says about every school of this process. */
export type SchoolsSettings = {
  /** Feature blocks that are switched off (SH-FLAG-*). */
  flagsOff: readonly (keyof Flags)[]
  /** Hosts whose default language is Russian, in small letters. */
  ruHosts: readonly string[]
  productSchoolType: string
  /** Whether the sign-in page offers the people of the demo school. */
  demo: boolean
  appStoreUrl: string | null
  playStoreUrl: string | null
  ustazUrl: string | null
}

/** Every flag is on unless it was switched off. */
export function flagsOf({ flagsOff }: SchoolsSettings): Flags {
  const on = (flag: keyof Flags) => !flagsOff.includes(flag)
  return {
    conference: on('conference'),
    ktp: on('ktp'),
    export: on('export'),
    monitoring: on('monitoring'),
    lessonChat: on('lessonChat'),
    sockets: on('sockets'),
  }
}
