/** Outer accounts that may open one account. */
export const mostJoined = 10

/** Minutes in which the wizard is gone through after its code came. */
export const wizardMinutes = 15
