export { StudentsTable } from './StudentsTable.tsx'
