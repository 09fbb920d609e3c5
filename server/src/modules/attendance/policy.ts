export { isManagement as seesEveryGroup } from '#platform/actor.ts'
