/** A pupil who has no address yet. */
export const noAddress = [{ userId: 7, name: 'Ахметов Алихан', own: true, since: null }]
