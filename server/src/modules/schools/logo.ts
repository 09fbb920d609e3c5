/** Where the logo of a school is; the address changes with the picture, so that browsers may keep it. */
export const logoAddress = (schoolId: number, file: string): string =>
  `/api/v3/os/schools/${schoolId}/logo?v=${file.slice(0, 8)}`
