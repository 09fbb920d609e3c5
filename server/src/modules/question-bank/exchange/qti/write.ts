import type { ExerciseDraft } from '@qalam/contract/exercises/draft.ts'
import type { BankQuestionDraft } from '@qalam/contract/question-bank/question.ts'
import { plainOf } from '../plain-write.ts'
import { safe } from './xml.ts'

const tag = (name: string, attributes: Record<string, string | number>, inside = ''): string => {
  const list = Object.entries(attributes).map(([key, value]) => ` ${key}="${safe(String(value))}"`)
  return `<${name}${list.join('')}>${inside}</${name}>`
}
const bound = { 'response-identifier': 'RESPONSE' }
const idOf = (uuid: string): string => `q${uuid}`

/** An item of QTI 3. What the standard has no place for stands in `data-` attributes of the body. */
export function itemOf({ exercise, ...head }: BankQuestionDraft): string {
  const { explanation, settings } = plainOf(exercise)
  const told = {
    'data-qalam-type': exercise.type,
    'data-qalam-settings': JSON.stringify(settings),
    'data-qalam-objectives': head.objectives.join(', '),
    'data-qalam-difficulty': head.difficulty,
    'data-qalam-parallel': head.parallel ?? '',
  }
  const feedback = tag(
    'qti-modal-feedback',
    { 'outcome-identifier': 'FEEDBACK', identifier: 'explanation', 'show-hide': 'show' },
    tag('qti-content-body', {}, tag('p', {}, safe(explanation))),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n${tag(
    'qti-assessment-item',
    {
      xmlns: 'http://www.imsglobal.org/xsd/imsqtiasi_v3p0',
      identifier: idOf(exercise.uuid),
      title: exercise.prompt.slice(0, 100),
      adaptive: 'false',
      'time-dependent': 'false',
      'xml:lang': head.language === 'kz' ? 'kk' : head.language,
    },
    [
      responseOf(exercise),
      outcome('SCORE', 'float', 0),
      outcome('MAXSCORE', 'float', exercise.points),
      tag('qti-outcome-declaration', { identifier: 'FEEDBACK', cardinality: 'single', 'base-type': 'identifier' }),
      tag('qti-item-body', told, bodyOf(exercise)),
      tag('qti-response-processing', {
        template: 'https://purl.imsglobal.org/spec/qti/v3p0/rptemplates/match_correct.xml',
      }),
      feedback,
    ].join('\n'),
  )}\n`
}

const outcome = (identifier: string, type: string, value: number): string =>
  tag(
    'qti-outcome-declaration',
    { identifier, cardinality: 'single', 'base-type': type },
    tag('qti-default-value', {}, tag('qti-value', {}, String(value))),
  )

function responseOf(draft: ExerciseDraft): string {
  const { cardinality, base, values } = rightOf(draft)
  const correct =
    values.length > 0
      ? tag('qti-correct-response', {}, values.map((one) => tag('qti-value', {}, safe(one))).join(''))
      : ''
  const mapping =
    draft.type === 'short'
      ? tag(
          'qti-mapping',
          { 'default-value': 0 },
          draft.key.accepted
            .map(({ text, share }) => tag('qti-map-entry', { 'map-key': text, 'mapped-value': share / 100 }))
            .join(''),
        )
      : ''
  return tag('qti-response-declaration', { identifier: 'RESPONSE', cardinality, 'base-type': base }, correct + mapping)
}

type Right = { cardinality: 'single' | 'multiple' | 'ordered'; base: string; values: string[] }

function rightOf({ type, key }: ExerciseDraft): Right {
  switch (type) {
    case 'single':
      return { cardinality: 'single', base: 'identifier', values: key.right === null ? [] : [idOf(key.right)] }
    case 'true-false':
      return { cardinality: 'single', base: 'identifier', values: [String(key.right)] }
    case 'multiple':
    case 'choose':
      return { cardinality: 'multiple', base: 'identifier', values: key.right.map(idOf) }
    case 'ordering':
      return { cardinality: 'ordered', base: 'identifier', values: key.order.map(idOf) }
    case 'matching':
    case 'grouping':
      return { cardinality: 'multiple', base: 'directedPair', values: pairsOf(key.placed, (from, to) => [from, to]) }
    case 'gaps':
      return {
        cardinality: 'multiple',
        base: 'directedPair',
        values: pairsOf(key.placed, (gap, option) => [option, gap]),
      }
    case 'short':
      return { cardinality: 'single', base: 'string', values: key.accepted.slice(0, 1).map(({ text }) => text) }
    case 'open':
      return { cardinality: 'single', base: 'string', values: [] }
  }
}

const pairsOf = (placed: Record<string, string>, order: (from: string, to: string) => [string, string]): string[] =>
  Object.entries(placed).map(([from, to]) => order(from, to).map(idOf).join(' '))

type Listed = readonly { uuid: string; text: string }[]
const list = (name: string, options: Listed, more: Record<string, string | number> = {}): string =>
  options.map(({ uuid, text }) => tag(name, { identifier: idOf(uuid), ...more }, safe(text))).join('')

function bodyOf(draft: ExerciseDraft): string {
  const prompt = tag('qti-prompt', {}, safe(draft.prompt))
  const interaction = (name: string, more: Record<string, string | number>, inside: string) =>
    tag(`qti-${name}-interaction`, { ...bound, ...more }, prompt + inside)
  switch (draft.type) {
    case 'single':
      return interaction('choice', { 'max-choices': 1, shuffle: 'true' }, list('qti-simple-choice', draft.options))
    case 'true-false':
      return interaction(
        'choice',
        { 'max-choices': 1 },
        tag('qti-simple-choice', { identifier: 'true' }, 'true') +
          tag('qti-simple-choice', { identifier: 'false' }, 'false'),
      )
    case 'multiple':
      return interaction(
        'choice',
        { 'max-choices': draft.most ?? 0, shuffle: 'true' },
        list('qti-simple-choice', draft.options),
      )
    case 'matching':
      return interaction('match', { 'max-associations': 0 }, sets(draft.left, draft.right))
    case 'grouping':
      return interaction('match', { 'max-associations': 0 }, sets(draft.items, draft.groups))
    case 'ordering':
      return interaction('order', { shuffle: 'true' }, list('qti-simple-choice', draft.items))
    case 'gaps': {
      const gaps = draft.gaps
        .map(({ uuid, before }) => safe(before) + tag('qti-gap', { identifier: idOf(uuid) }))
        .join('')
      return interaction(
        'gap-match',
        {},
        list('qti-gap-text', draft.options, { 'match-max': 0 }) + tag('p', {}, gaps + safe(draft.after)),
      )
    }
    case 'choose': {
      const words = draft.parts.map(({ uuid, text, choice }) =>
        choice ? tag('qti-hottext', { identifier: idOf(uuid) }, safe(text)) : safe(text),
      )
      return interaction('hottext', { 'max-choices': 0 }, tag('p', {}, words.join('')))
    }
    case 'short':
      return prompt + tag('p', {}, tag('qti-text-entry-interaction', bound))
    case 'open': {
      const asked = draft.key.descriptors.map(({ text, points }) =>
        tag('li', { 'data-qalam-points': points }, safe(text)),
      )
      return (
        interaction('extended-text', {}, '') +
        tag(
          'qti-rubric-block',
          { use: 'scoring', view: 'scorer' },
          tag('qti-content-body', {}, tag('ul', {}, asked.join(''))),
        )
      )
    }
  }
}

const sets = (from: Listed, to: Listed): string =>
  tag('qti-simple-match-set', {}, list('qti-simple-associable-choice', from, { 'match-max': 1 })) +
  tag('qti-simple-match-set', {}, list('qti-simple-associable-choice', to, { 'match-max': 0 }))

/** What a package begins with: its items by their files. */
export const manifestOf = (items: readonly { identifier: string; href: string }[]): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${tag(
    'manifest',
    { xmlns: 'http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1', identifier: 'qalam-question-bank' },
    tag('metadata', {}, tag('schema', {}, 'QTI Package') + tag('schemaversion', {}, '3.0.0')) +
      tag('organizations', {}) +
      tag(
        'resources',
        {},
        items
          .map(({ identifier, href }) =>
            tag('resource', { identifier, type: 'imsqti_item_xmlv3p0', href }, tag('file', { href })),
          )
          .join(''),
      ),
  )}\n`
