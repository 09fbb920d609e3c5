import { isManagement } from '#platform/actor.ts'

/** The archive of a whole school is for whoever runs it. */
export const canTakeSchool = isManagement
