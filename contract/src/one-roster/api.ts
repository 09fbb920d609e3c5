import { Done, get } from '../kernel/endpoint.ts'
import { management } from '../kernel/roles.ts'

/** Rosters in the form that other platforms of the world read (1EdTech OneRoster 1.2, CSV binding). */
export const oneRoster = {
  file: get('/api/v3/os/backoffice/one-roster/file', {
    roles: management,
    answers: 'file',
    about:
      'The caller’s school in the academic year that runs as a zip of OneRoster 1.2 CSV files: orgs, sessions, courses, classes, users, roles, enrollments, demographics. Ids stay the same from file to file; no password, phone or e-mail is in it.',
    response: Done,
  }),
}
