/**
 * Whether passkeys can be made and shown here: the browser knows them, the line is safe, and the site has a name, since
 * none is bound to a bare number.
 */
export const hasPasskeys = (): boolean =>
  window.isSecureContext && 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(window.location.hostname)
