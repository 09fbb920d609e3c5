// npm run torture: marks; npm run torture -- money: money.
await import(process.argv[2] === 'money' ? './money.ts' : './run.ts')
