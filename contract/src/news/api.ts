import { desk } from './desk.ts'
import { shown } from './shown.ts'

export const news = { ...shown, ...desk }
