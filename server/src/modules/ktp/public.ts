export { type NewTheme, planKey, storePlans, storeThemes } from './repository-bulk.ts'
