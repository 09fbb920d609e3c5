import type { Module } from '#platform/module.ts'
import { settings } from './settings.ts'

export const module: Module = {
  routes: () => import('./routes.ts'),
  listeners: () => import('./listeners.ts'),
  housekeeping: () => import('./housekeeping.ts'),
  settings,
  keysBeyondSchools: {
    conversation_first: 'A parent belongs to no school.',
    conversation_second: 'A parent belongs to no school.',
    conversation_author: 'A parent belongs to no school.',
    conversation_member_user: 'A parent belongs to no school.',
    message_author: 'A parent belongs to no school.',
    message_taken_back_by: 'A parent belongs to no school.',
    message_reaction_user: 'A parent belongs to no school.',
    message_later_author: 'A parent belongs to no school.',
    message_original_author: 'A parent belongs to no school.',
    message_original_by: 'A parent belongs to no school.',
    message_report_by: 'A parent belongs to no school.',
  },
}
