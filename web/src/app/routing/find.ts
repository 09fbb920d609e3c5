import type { Flags } from '@qalam/contract/schools/api.ts'
import { match, type Params } from '#platform/routing/address.ts'
import type { AnyScreen } from '#platform/screen.ts'

export type FoundScreen = { screen: AnyScreen; params: Params }

/** Whether the page configuration lets a screen exist (SH-FLAG-1…6). */
export const isOn = ({ flag }: AnyScreen, flags: Flags): boolean =>
  flag === undefined || !(flag in flags) || Reflect.get(flags, flag) !== false

/** The screen of an address; a screen that is switched off is not there. */
export function find(screens: readonly AnyScreen[], address: string, flags: Flags): FoundScreen | null {
  for (const screen of screens) {
    if (!isOn(screen, flags)) continue
    for (const path of [screen.path, ...(screen.alias ?? [])]) {
      const params = match(path, address, screen.where)
      if (params) return { screen, params }
    }
  }
  return null
}
