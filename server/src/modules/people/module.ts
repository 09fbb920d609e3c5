import type { Module } from '#platform/module.ts'

export const module: Module = {
  tablesBeyondSchools: {
    person: 'Somebody may study in one school and have children in another.',
    app_user:
      'Parents and officials belong to no school. Its id is the user id of every call; a school points at (school_id, id).',
  },
  keysBeyondSchools: {
    guardian_parent_id_fkey: 'A parent belongs to no school.',
  },
}
