// npm run torture: marks; npm run torture -- money: money; npm run torture -- talk: talks; npm run torture -- exams: exams.
const [, , part] = process.argv
if (part === 'money') await import('./money.ts')
else if (part === 'exams') await import('./exams.ts')
else if (part === 'talk') await import('./talk.ts')
else await import('./run.ts')
