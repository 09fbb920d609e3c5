export const root = '/api/v3/os/chat'
export const older = (path: string): string[] => [`/api/v2/os/chat${path}`]
