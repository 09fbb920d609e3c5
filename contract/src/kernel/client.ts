/** The native wrappers add this to the user agent of their pages. */
export const isMobileWrapper = (userAgent: string): boolean => /QalamMobile/i.test(userAgent)
