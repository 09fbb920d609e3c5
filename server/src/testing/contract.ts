import { auth } from '@qalam/contract/auth/api.ts'
import { cabinets } from '@qalam/contract/cabinets/api.ts'
import { diary } from '@qalam/contract/diary/api.ts'
import { dictionaries } from '@qalam/contract/dictionaries/api.ts'
import { groups } from '@qalam/contract/groups/api.ts'
import { home } from '@qalam/contract/home/api.ts'
import { homework } from '@qalam/contract/homework/api.ts'
import { journal } from '@qalam/contract/journal/api.ts'
import type { Endpoint } from '@qalam/contract/kernel/endpoint.ts'
import { ktp } from '@qalam/contract/ktp/api.ts'
import { lesson } from '@qalam/contract/lesson/api.ts'
import { news } from '@qalam/contract/news/api.ts'
import { schedule } from '@qalam/contract/schedule/api.ts'
import { schools } from '@qalam/contract/schools/api.ts'
import { timeSchemes } from '@qalam/contract/time-schemes/api.ts'

const groupsOfEndpoints = {
  auth,
  cabinets,
  diary,
  dictionaries,
  groups,
  home,
  homework,
  journal,
  ktp,
  lesson,
  news,
  schedule,
  schools,
  timeSchemes,
}

/** Every endpoint of the contract by `module.name`. */
export const contract: Record<string, Endpoint> = Object.fromEntries(
  Object.entries(groupsOfEndpoints).flatMap(([module, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]): [string, Endpoint] => [`${module}.${name}`, endpoint]),
  ),
)
