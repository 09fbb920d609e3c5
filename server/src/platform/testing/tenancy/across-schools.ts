/** Statements that reach the rows of more than one school, by a piece of their text that no other has, each with its reason. */
export const acrossSchools: readonly (readonly [piece: string, because: string])[] = [
  ['where invitation.code_hash = ', 'The code of a printed sheet names its invitation alone.'],
  ["update invitation set state = 'ended'", 'Invitations of all schools end by night.'],
  ['delete from iin_look_up where', 'Old look-ups of all schools are forgotten.'],
  [
    'mode() within group (order by q.starts_on)',
    'Whoever works above the schools sees the quarters that most of them have.',
  ],
  ["limit 1 for update skip locked) update job set state = 'running'", 'A process takes the next job of any school.'],
  ["update job set state = 'failed', ended_at =", 'Jobs of processes that died, of any school.'],
  ["delete from job where ended_at < now() - interval '3 days'", 'Old jobs are swept everywhere.'],
  ["where c.kind = 'direct' and u.archived_at <", 'By night, talks of those who left, in every school.'],
  ['delete from message_original where at <', 'By night, what was written with minors years ago, in every school.'],
  ['from job j group by j.kind', 'Whoever runs the platform sees how the long work of all schools goes.'],
  ['from job j join known_school s on s.id = j.school_id where j.state', 'The failures among it.'],
]
