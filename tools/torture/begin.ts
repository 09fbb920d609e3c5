// npm run torture: marks; npm run torture -- money: money; -- talk: talks; -- exams: exams; -- belonging: who belongs where.
const [, , part] = process.argv
if (part === 'money') await import('./money.ts')
else if (part === 'exams') await import('./exams.ts')
else if (part === 'talk') await import('./talk.ts')
else if (part === 'belonging') await import('./belonging.ts')
else await import('./run.ts')
