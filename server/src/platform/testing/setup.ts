import { afterEach } from 'vitest'
import './statements/collect.ts'
import { refuseTroubles } from './troubles.ts'

// A 500 fails the test that met it with its cause; a status alone tells nobody why.
afterEach(refuseTroubles)
