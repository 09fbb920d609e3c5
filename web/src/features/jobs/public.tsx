export { JobTray } from './JobTray.tsx'
export { useJob } from './useJob.ts'
