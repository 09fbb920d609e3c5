import { isMobileWrapper } from '@qalam/contract/kernel/client.ts'
import { type Language, localeOf } from '@qalam/contract/kernel/languages.ts'

/** What the mobile wrappers are told. */
export type NativeMessage =
  | { type: 'login' | 'tokenRefreshed'; payload: { token: string; refreshToken: string | null } }
  | { type: 'logout' | 'passwordChanged' | 'askPushToken'; payload: {} }
  | { type: 'language'; payload: { language: string } }
  | { type: 'openUrl'; payload: { url: string } }

type Wrapper = {
  webkit?: { messageHandlers?: { qalam?: { postMessage: (message: NativeMessage) => void } } }
  Qalam?: { postMessage: (message: string) => void }
}

/** Whether the page runs inside a wrapper. */
export const isMobileApp = (): boolean => isMobileWrapper(navigator.userAgent)

/** Posts one message: the iOS handler, the Android interface, or the window itself for anyone who listens. */
export function tellNative(message: NativeMessage): void {
  const wrapper = window as unknown as Wrapper
  const ios = wrapper.webkit?.messageHandlers?.qalam
  if (ios) return ios.postMessage(message)
  if (wrapper.Qalam) return wrapper.Qalam.postMessage(JSON.stringify(message))
  // A token is never posted where another window could read it: only to this very origin.
  window.postMessage(message, window.location.origin)
}

/** The wrappers know Kazakh as kk (SH-LANG-3). */
export const tellNativeLanguage = (language: Language): void =>
  tellNative({ type: 'language', payload: { language: localeOf(language) } })

/** Opens an outer address: the wrapper's own browser in the mobile app, a new window elsewhere. */
export function openOutside(url: string): void {
  if (isMobileApp()) tellNative({ type: 'openUrl', payload: { url } })
  else window.open(url, '_blank', 'noopener')
}
