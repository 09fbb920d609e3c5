import { cpus, release } from 'node:os'
import type { BrowserFigures } from './browser.ts'
import type { Copies } from './copies.ts'
import type { Measurement, Pair } from './rounds.ts'
import type { Imports, Starts } from './starts.ts'
import { measured } from './undisturbed.ts'
import { growthOf, type PlanTimes } from './plans.ts'
import type { LaidWeek } from './weeks.ts'

export type Results = {
  counts: Record<string, number>
  calls: Measurement[]
  starts: Starts
  imports: Imports
  weeks: readonly LaidWeek[]
  copies: Copies
  plans: readonly PlanTimes[]
  loadedMb: number
  browser: BrowserFigures | null
  /** What `bench/planted.ts` says. */
  planted: string
  database: string
  /** Runnable processes of the machine before anything was measured; above 0.5 the figures are of a busy machine. */
  loadBefore: number
}

const whole = (value: number) => Math.round(value).toLocaleString('en-US')
const tenth = (value: number) => value.toFixed(1)
const share = ({ ours, floor }: Pair) => `${(ours / floor).toFixed(2)}`
const met = (good: boolean) => (good ? 'yes' : 'no')
const row = (...cells: (string | number)[]) => `| ${cells.join(' | ')} |`

/** The figures of one run as a page of markdown. */
export function pageOf(results: Results): string {
  return [...head(results), ...calls(results), ...processes(results), ...browser(results), ...planted(results)].join(
    '\n',
  )
}

function head({ counts, database, loadBefore }: Results): string[] {
  const { students, groups, teachers, lessons, marks } = counts
  return [
    '# Speed and size',
    '',
    'Printed by `npm run bench`; the floor is measured in the same run, in turns with the product: Fastify and the driver',
    'with the very same statements, without session, permission, checks or events (`bench/floor.ts`).',
    '',
    `Data: ${whole(students ?? 0)} students, ${groups} groups, ${teachers} teachers, ${whole(lessons ?? 0)} lessons of a year, ${whole(marks ?? 0)} marks.`,
    `Machine: ${cpus().length} × ${cpus()[0]?.model.trim()}, Linux ${release()}, Node ${process.version}, ${database}.`,
    `What was measured while the host took more than 2 % of the processors for other machines was measured again: ${measured.again} times beside ${measured.times}.`,
    `Load before the run: ${loadBefore.toFixed(1)}.${loadBefore > 0.5 ? ' The machine was busy with other work: read the ratios, not the absolute figures.' : ''}`,
    '',
  ]
}

function calls({ calls: all }: Results): string[] {
  const line = ({ figure, perSecond, p95At1, p95At8, cpu, bytes }: Measurement) => {
    const { ratio } = figure
    return row(
      `**${figure.name}**: ${figure.about}`,
      whole(perSecond.ours),
      whole(perSecond.floor),
      share(perSecond),
      ratio ? `≥ ${ratio}: ${met(perSecond.ours / perSecond.floor >= ratio)}` : '',
      tenth(p95At1.ours),
      tenth(p95At1.floor),
      tenth(p95At8.ours),
      tenth(p95At8.floor),
      cpu.ours.toFixed(2),
      cpu.floor.toFixed(2),
      whole(bytes / 1024),
    )
  }
  return [
    '## Calls',
    '',
    'Eight clients, each with a session of its own, and one alone; medians of five rounds, after\ntwenty seconds that are not counted. CPU is that of the server process for one call, without the database.',
    '',
    row(
      'Call',
      'r/s at 8',
      'floor',
      'ratio',
      'goal',
      'p95 ms at 1',
      'floor',
      'p95 ms at 8',
      'floor',
      'CPU ms',
      'floor',
      'KB',
    ),
    row('---', '---:', '---:', '---:', '---', '---:', '---:', '---:', '---:', '---:', '---:', '---:'),
    ...all.map(line),
    '',
  ]
}

function processes({ starts, imports, weeks, copies, plans, loadedMb }: Results): string[] {
  const { coldSeconds, warmSeconds, restMb } = starts
  return [
    '## The process',
    '',
    row('Figure', 'Value', 'Goal'),
    row('---', '---:', '---'),
    row('first start, demo school and all (s)', tenth(coldSeconds), ''),
    row('second start (s)', tenth(warmSeconds), `≤ 3: ${met(warmSeconds <= 3)}`),
    row('server at rest, beside the database (MB)', whole(restMb), `≤ 150: ${met(restMb <= 150)}`),
    row('server after the calls above (MB)', whole(loadedMb), ''),
    row(
      `import of ${imports.rows} students with a year of lessons (s)`,
      tenth(imports.firstSeconds),
      `< 60: ${met(imports.firstSeconds < 60)}`,
    ),
    row(`the same file again: “${imports.secondSays}” (s)`, tenth(imports.secondSeconds), ''),
    ...weeks.map(({ classes, lessons, unplaced, seconds, goal }) =>
      row(
        `a week of ${classes} classes laid, ${whole(lessons)} lessons, ${unplaced} without a place (s of the processor)`,
        tenth(seconds),
        `≤ ${goal}: ${met(seconds <= goal)}`,
      ),
    ),
    row(
      `a week copied to its quarter, ${whole(copies.lessons)} lessons (s), as many rows inserted bare: ${copies.bareSeconds.toFixed(2)} s`,
      copies.seconds.toFixed(2),
      `≤ 3 × bare: ${(copies.seconds / copies.bareSeconds).toFixed(1)}, ${met(copies.seconds <= 3 * copies.bareSeconds)}`,
    ),
    ...plans.map(({ students, rows, planSeconds, commitSeconds }, at) =>
      row(
        `a workbook of ${whole(students)} students and ${whole(rows)} rows planned and brought in (s)`,
        tenth(planSeconds + commitSeconds),
        at === 0 ? '' : `≤ 2.3 × the one before: ${growthOf(plans).toFixed(2)}, ${met(growthOf(plans) <= 2.3)}`,
      ),
    ),
    '',
  ]
}

/** The first load must not grow with the product: at most 6 KB for a hundred screens. */
function planted({ planted: said }: Results): string[] {
  return ['## A hundred more screens', '', '```', said.trim(), '```', '']
}

function browser({ browser: seen }: Results): string[] {
  if (!seen) return ['## In the browser', '', 'Not measured: there is no Chromium here, or the web is not built.', '']
  const { loads, bareLcpMs, typing, bareTyping, version } = seen
  const goal = (value: number, most: number) => `${tenth(value)} (≤ ${most}: ${met(value <= most)})`
  const times = (value: number, floor: number, most: number) =>
    `${(value / floor).toFixed(1)} (≤ ${most}: ${met(value <= most * floor)})`
  return [
    '## In the browser',
    '',
    `Chromium ${version}, production build, empty cache, loopback, in a browser at rest that no driver listens to; KB as transferred, medians of nine. The floors, measured in the`,
    'same run: a page of plain HTML with as many words, and a plain table whose cell takes the digit (`bench/bare.ts`).',
    '',
    row('First load', 'JS KB', 'all KB', 'LCP ms', 'floor', 'ratio', 'console errors'),
    row('---', '---:', '---:', '---:', '---:', '---:', '---:'),
    ...loads.map(({ page, jsKb, allKb, lcpMs, errors }) =>
      row(`\`${page}\``, goal(jsKb, 180), goal(allKb, 250), goal(lcpMs, 450), tenth(bareLcpMs), errors.length),
    ),
    '',
    row(`Journal 35 × 60, ${typing.presses} keys`, 'median ms', 'floor', 'p95 ms', 'floor', 'ratio of p95'),
    row('---', '---:', '---:', '---:', '---:', '---:'),
    row(
      'key to painted frame',
      tenth(typing.median),
      tenth(bareTyping.median),
      tenth(typing.p95),
      tenth(bareTyping.p95),
      times(typing.p95, bareTyping.p95, 1),
    ),
    '',
  ]
}
