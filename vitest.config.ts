import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { helpAnswers } from './web/build/help-answers.ts'
import { builtInTexts } from './web/build/texts.ts'

export default defineConfig({
  test: {
    // The runner itself waits for its workers: no processor is left to it alone.
    maxWorkers: '100%',
    projects: [
      { test: { name: 'contract', root: 'contract', include: ['src/**/*.test.ts'], environment: 'node' } },
      {
        test: {
          name: 'server',
          root: 'server',
          include: ['src/**/*.test.ts'],
          environment: 'node',
          // What a file reads is read once a worker: no test changes a module, and a file has a database of its own.
          isolate: false,
          globalSetup: ['src/platform/testing/engine.ts'],
          setupFiles: ['src/platform/testing/setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        plugins: [react(), builtInTexts(), helpAnswers()],
        test: {
          name: 'web',
          root: 'web',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'jsdom',
          setupFiles: ['src/platform/testing/setup.ts'],
        },
      },
      {
        test: {
          name: 'tools',
          root: '.',
          include: ['tools/**/*.test.ts', 'seed/**/*.test.ts'],
          environment: 'node',
          testTimeout: 60_000,
        },
      },
    ],
  },
})
