import fc from 'fast-check'

export type Sent = { payload: string | Buffer; type?: string }

const json = 'application/json'
const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
const form = (text: string): Sent => ({ payload: text, type: 'multipart/form-data; boundary=x' })
const part = (head: string, bytes: string) => `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${bytes}\r\n`

/** Bodies that are no JSON, or say that they are something else. */
export const wrongBodies: readonly Sent[] = [
  { payload: '', type: json },
  { payload: '{', type: json },
  { payload: '{"a":1,}', type: json },
  { payload: '\ufeff{}', type: json },
  { payload: 'null', type: json },
  { payload: 'undefined', type: json },
  { payload: '"text"', type: json },
  { payload: '1e999', type: json },
  { payload: '{"__proto__":{"a":1}}', type: json },
  { payload: '{"constructor":{"prototype":{"a":1}}}', type: json },
  { payload: deep(5_000), type: json },
  { payload: deep(200_000), type: json },
  { payload: Buffer.from([0xff, 0xfe, 0x00, 0x7b]), type: json },
  { payload: Buffer.from([0x1f, 0x8b, 0x08, 0x00]), type: `${json}; charset=utf-16` },
  { payload: '{}', type: 'application/json; charset="' },
  { payload: '{}', type: 'text/plain' },
  { payload: '<a/>', type: 'application/xml' },
  { payload: 'a=1&b[c]=2', type: 'application/x-www-form-urlencoded' },
  { payload: '{}', type: '' },
  { payload: '{}', type: 'nonsense' },
  { payload: '{}' },
  { payload: 'x', type: 'multipart/form-data' },
  form(''),
  form('--x'),
  form('--x--\r\n'),
  form(`${part('name="file"; filename="a.png"', 'not a picture')}--x--\r\n`),
  form(`${part('name="file"; filename=""', '')}--x--\r\n`),
  form(`${part('name="file"; filename="../../\u0000.exe"', 'MZ')}--x--\r\n`),
  form(part('name="file"; filename="cut.png"', 'never closed')),
  form(part('name="file"; filename="a.png"', 'a').repeat(5) + '--x--\r\n'),
  form(`${part('name="__proto__"', 'a')}${part('filename="no name"', 'b')}--x--\r\n`),
  form(`--x\r\nnonsense\r\n\r\nabc\r\n--x--\r\n`),
]

/** A little over the limit of 1 MB, as JSON and as one long text. */
export const oversize: readonly Sent[] = [
  { payload: JSON.stringify({ a: 'ы'.repeat(600_000) }), type: json },
  { payload: 'a'.repeat(1024 * 1024 + 1), type: 'text/plain' },
]

const nastyValue = fc.oneof(
  fc.constantFrom('', ' ', '0', '-1', '20262', '20269', '99999999999', '1e999', 'NaN', 'kz', 'kk', 'xx', 'ru,en;q=0.9'),
  fc.constantFrom(
    '__proto__',
    'null',
    '\u00ff\u00fe',
    'a'.repeat(99),
    'a'.repeat(8_000),
    '"',
    '{}',
    '%00',
    ';',
    'idem-key-1',
  ),
)
const nastyBearer = fc.constantFrom(
  '',
  'Bearer',
  'Bearer ',
  'Bearer x',
  `Bearer ${'a'.repeat(5_000)}`,
  `Bearer ${'a.'.repeat(50)}`,
  'Basic YTpi',
  'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
  'Bearer eyJhbGciOiJIUzI1NiJ9.e30.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
)

/** Headers of the product with any content; `authorization` only where it should not be the caller's own. */
export const headers: fc.Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 5, arbitrary: fc.constant({}) },
  {
    weight: 3,
    arbitrary: fc.record(
      {
        'x-quarter': nastyValue,
        'x-localization': nastyValue,
        'idempotency-key': nastyValue,
        'x-request-id': nastyValue,
      },
      { requiredKeys: [], noNullPrototype: true },
    ),
  },
  {
    weight: 1,
    arbitrary: fc.record(
      {
        authorization: nastyBearer,
        cookie: fc.constantFrom('r_t', 'r_t=%', `r_t=${'x'.repeat(300)}`, '=;;=', 'r_t="'),
        host: nastyValue,
      },
      { requiredKeys: ['authorization'], noNullPrototype: true },
    ),
  },
)
