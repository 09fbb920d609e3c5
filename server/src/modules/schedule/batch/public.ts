export { storeLessons } from '../repository-bulk.ts'
export { bindIdleThemes, lockDays, restoreLessons, takeLessons, versionsOf } from './repository.ts'
