/** What a group is called by: parallel, letter and the faculty in small letters (C-GROUP-4). */
export const groupLabel = ({
  parallel,
  letter,
  faculty,
}: {
  parallel: number
  letter: string
  faculty: string | null
}) => `${parallel}${letter}${faculty ? faculty.toLowerCase() : ''}`
