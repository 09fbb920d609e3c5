/** How long a code opens, in minutes, how often it may be typed, and how long there is no other letter, in minutes. */
export const recoveryRules = { minutes: 10, tries: 5, between: 5 } as const
