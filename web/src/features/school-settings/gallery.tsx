import { SchoolDialog } from './SchoolDialog.tsx'
import { DaysDialog } from './DaysDialog.tsx'

type Close = () => void
const day = '2026-11-20'

/** The dialogs of this feature for the gallery. */
const name = { kz: 'School 1', ru: 'School 1', en: 'School 1' }
const school = {
  ...{ name, bin: '990140000007', region: name, department: null, type: 'general', logoUrl: null },
  ...{ address: 'Abai 1', phone: '+77172123456', email: 'info@mektep1.kz', site: 'https://mektep1.kz' },
}

const days = (['off', 'working', 'remove'] as const).map((act) => ({
  name: `school settings: days ${act}`,
  open: (close: Close) => <DaysDialog act={act} day={day} onClose={close} />,
}))

export const samples = [
  ...days,
  { name: 'school settings: card', open: (close: Close) => <SchoolDialog school={school} onClose={close} /> },
]
