export { JobProgress } from './JobProgress.tsx'
export { JobTray } from './JobTray.tsx'
export { useJob } from './useJob.ts'
