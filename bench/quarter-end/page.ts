import type { Heard } from '../client.ts'

type Row = { name: string; alone: Heard; together: Heard; floor: Heard | null; floorTogether: Heard | null }
export type Results = {
  schools: number
  /** Statements of a diary read, beside the session. */
  statements: number
  closed: { plans: number; read: number; close: number }
  sync: { marks: number; ours: number; bare: number }
  loadBefore: number
  rows: Row[]
}

const line = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`
const whole = (heard: Heard | null) => (heard ? Math.round(heard.perSecond).toLocaleString('en-US') : '—')
const tenth = (heard: Heard | null) => (heard ? heard.p95.toFixed(1) : '—')
const met = (good: boolean) => (good ? 'yes' : 'no')

/** The part of the page that tells of a quarter's end. */
export function pageOf({ schools, statements, closed, sync, loadBefore, rows }: Results): string {
  const [closeRatio, syncRatio] = [closed.close / closed.read, sync.ours / sync.bare]
  return [
    '## The end of a quarter',
    '',
    `Printed by \`node bench/quarter-end/run.ts\`: ${schools} schools on one database, their last quarter over. Diaries are read,`,
    'lessons of the new quarter are marked and the old one is closed, each alone and then all at one time; the floor does the',
    'same statements without closings. Nothing was refused: a refusal ends the run.',
    `Load before the run: ${loadBefore.toFixed(1)}.${loadBefore > 0.5 ? ' The machine was busy with other work: read the ratios, not the absolute figures.' : ''}`,
    '',
    line(
      'Act',
      'r/s alone',
      'r/s together',
      'floor alone',
      'floor together',
      'p95 ms alone',
      'p95 together',
      'floor alone',
      'floor together',
    ),
    line('---', ...Array.from({ length: 8 }, () => '---:')),
    ...rows.map(({ name, alone, together, floor, floorTogether }) =>
      line(
        name,
        ...[alone, together, floor, floorTogether].map(whole),
        ...[alone, together, floor, floorTogether].map(tenth),
      ),
    ),
    '',
    line('Figure', 'Value', 'Beside', 'Ratio', 'Goal'),
    line('---', '---:', '---:', '---:', '---'),
    line(
      `${closed.plans} plans closed, beside reading their sheets (s)`,
      closed.close.toFixed(2),
      closed.read.toFixed(2),
      closeRatio.toFixed(2),
      `≤ 3: ${met(closeRatio <= 3)}`,
    ),
    line(
      `${sync.marks} queued marks sent, beside bare inserts of as many (ms)`,
      sync.ours.toFixed(0),
      sync.bare.toFixed(0),
      syncRatio.toFixed(2),
      `≤ 2: ${met(syncRatio <= 2)}`,
    ),
    line('statements of a diary read, beside the session', statements, '', '', `≤ 2: ${met(statements <= 2)}`),
    '',
  ].join('\n')
}
