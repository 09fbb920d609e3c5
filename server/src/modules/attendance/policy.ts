export { isManagement as seesEveryGroup, isParent as canGiveNotice } from '#platform/actor.ts'
