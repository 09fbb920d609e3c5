import { z } from 'zod'
import { event } from '../kernel/event.ts'

/** The settings of a school, or its days, are others than before. */
export const settingsChanged = event('school-settings.changed', z.object({}), { staff: true })
