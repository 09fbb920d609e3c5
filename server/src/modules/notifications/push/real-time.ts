/** Milliseconds since 1970. Services of others compare with the real time, whatever the clock of this process was set to. */
export const realTime = (): number => performance.timeOrigin + performance.now()
