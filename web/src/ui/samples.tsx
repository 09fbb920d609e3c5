import type { ReactNode } from 'react'
import { ChartSamples } from './samples/charts.tsx'
import { DialogSamples } from './samples/dialogs.tsx'
import { FieldSamples } from './samples/fields.tsx'
import { ListTableSample } from './samples/list-table.tsx'
import { ListSamples } from './samples/lists.tsx'
import { MarkSamples } from './samples/marks.tsx'
import { RichSamples } from './samples/rich-text.tsx'
import { StateSamples } from './samples/states.tsx'
import { TimeSamples } from './samples/times.tsx'
import { TreeSamples } from './samples/trees.tsx'

/** Every piece of the kit in its states, for the gallery. */
export const samples: { name: string; element: ReactNode }[] = [
  { name: 'Buttons, marks, people', element: <MarkSamples /> },
  { name: 'Fields', element: <FieldSamples /> },
  { name: 'Tables and lists', element: <ListSamples /> },
  { name: 'A list with filters, columns and a choice', element: <ListTableSample /> },
  { name: 'Quarters and weeks', element: <TimeSamples /> },
  { name: 'Dialogs and notices', element: <DialogSamples /> },
  { name: 'Charts', element: <ChartSamples /> },
  { name: 'Trees and long lists', element: <TreeSamples /> },
  { name: 'Written texts', element: <RichSamples /> },
  { name: 'Waiting, empty, failed', element: <StateSamples /> },
]
