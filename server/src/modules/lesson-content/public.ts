export { resetReading } from './service/teaching/reset.ts'
