import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig, devices } from '@playwright/test'
import chromium from './scripts/chromium.json' with { type: 'json' }

/** A dedicated port, so that tests can run beside `npm start`. Set TEST_PORT for a second run in parallel. */
const address = `http://127.0.0.1:${process.env.TEST_PORT ?? 4180}`
/** The system's Chromium if there is one; otherwise undefined, and Playwright finds its own. */
const executablePath = [process.env.CHROMIUM_PATH ?? '', ...chromium.paths].find((path) => existsSync(path))

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: Math.min(8, availableParallelism()),
  retries: 0,
  forbidOnly: true,
  // The longest journey takes 45 s on a slow machine.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    timezoneId: 'UTC',
    // Cards in flight exist twice for a third of a second.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromium.args },
  },
  webServer: {
    command: 'node scripts/serve-tests.mjs',
    url: address,
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
