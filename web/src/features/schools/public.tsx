import type { Flags, StartConfig } from '@qalam/contract/schools/api.ts'
import { useQuery } from '@tanstack/react-query'
import { startConfig } from './reads.ts'

export { QuarterPicker } from './QuarterPicker.tsx'
export { startConfig }

/** Every feature block is on unless the page configuration says otherwise. */
export const allOn: Flags = {
  conference: true,
  ktp: true,
  export: true,
  monitoring: true,
  lessonChat: true,
  sockets: true,
}

/** Registration is a block like the others: it is there where the teachers' platform is (Q-122). */
export type Start = Omit<StartConfig, 'flags'> & { flags: Flags & { register: boolean } }

const unknownStart: Start = {
  defaultLanguage: 'kz',
  theme: null,
  flags: { ...allOn, register: true },
  productSchoolType: 'product',
  demo: [],
  appStoreUrl: null,
  playStoreUrl: null,
  ustazUrl: null,
}

const startOf = (config: StartConfig): Start => ({
  ...config,
  flags: { ...config.flags, register: config.ustazUrl !== null },
})

/** The page configuration; everything is on while the server has not answered. */
export const useStart = (): Start => useQuery({ ...startConfig, select: startOf }).data ?? unknownStart
