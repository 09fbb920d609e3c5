/** Recovery codes that are handed out together. */
export const recoveryCodes = 10

/** Days for which a browser may be trusted: no code is asked in it. */
export const trustedDays = 30
