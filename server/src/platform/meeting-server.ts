/** A meeting server that this installation speaks to: Jitsi Meet with tokens, or the sandbox of the demo. */
export type MeetingServer = {
  /** Its address without a path; the only one that may be in a frame with a camera. */
  origin: string
  appId: string
  secret: string
}
