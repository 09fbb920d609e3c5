/** The views of the floor that show what does not belong to one school, each with its reason. */
export const viewsOfSchool: Readonly<Record<string, string>> = {
  known_person: 'As person: somebody may study in one school and have children in another.',
  known_school: 'As school: its id is what the others hold.',
  free_day: 'As holiday: a day off of the country hangs on no school.',
  placement: 'As app_user: parents and officials belong to no school.',
  placed_person: 'As app_user.',
}
