// npm run torture: marks; npm run torture -- money: money; npm run torture -- talk: talks.
const part = process.argv[2]
await import(part === 'money' ? './money.ts' : part === 'talk' ? './talk.ts' : './run.ts')
