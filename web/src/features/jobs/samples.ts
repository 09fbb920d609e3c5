import type { Job } from '@qalam/contract/kernel/job.ts'

const usual = {
  title: 'Кабинеттер тізімі (Excel)',
  done: 0,
  total: null,
  stage: null,
  problem: null,
  file: null,
  link: null,
  at: '2026-11-18T04:10:00.000Z',
  endedAt: null,
}
const endedAt = '2026-11-18T04:11:00.000Z'

export const running: Job = {
  ...usual,
  uuid: '01a00000-0000-7000-8000-000000000001',
  state: 'running',
  done: 300,
  total: 1200,
}
export const ready: Job = {
  ...running,
  state: 'done',
  done: 1200,
  file: { name: 'Кабинеттер.xlsx', bytes: 52_000 },
  endedAt,
}
export const failed: Job = {
  ...usual,
  uuid: '01a00000-0000-7000-8000-000000000002',
  state: 'failed',
  problem: { code: 'job.interrupted', message: 'жұмыс үзіліп қалды. Қайта бастаңыз' },
  endedAt,
}
