import type { Module } from '#platform/module.ts'

export const module: Module = {
  routes: () => import('./routes.ts'),
  housekeeping: () => import('./housekeeping.ts'),
  tablesBeyondSchools: {
    questionnaire: 'Asked by a school, a district, a region or the country.',
    questionnaire_question: 'Of a questionnaire.',
    questionnaire_reply: 'Of anybody: parents and officials belong to no school.',
    questionnaire_answer: 'Of a questionnaire.',
  },
}
