import { parentPort } from 'node:worker_threads'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common'
import { dictionary as english } from '@zxcvbn-ts/language-en'
import { localWords, onLatinKeys } from './words.ts'
import type { Estimated, Question } from './guessable.ts'

const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...english, local: localWords },
  graphs: adjacencyGraphs,
  // Its default spends half a second on a password made for that.
  l33tMaxSubstitutions: 20,
})

parentPort?.on('message', ({ id, password, words }: Question) => {
  const scores = [password, onLatinKeys(password)].map((one) => estimator.check(one, words).score)
  const answer: Estimated = { id, score: Math.min(...scores) }
  parentPort?.postMessage(answer)
})
