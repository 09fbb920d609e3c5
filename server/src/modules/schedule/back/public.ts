export { takeBackLessons } from './repository.ts'
