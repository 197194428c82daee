import { join } from 'node:path'
import { defineConfig, devices } from '@playwright/test'
import { freePort } from '../scripts/processes/free-port.ts'
import { makeRunFolder } from './run-folder.ts'

// Chosen once: the run's other processes read this file too, and have its environment.
process.env.E2E_PORT ??= String(await freePort())
process.env.E2E_SECOND_PORT ??= String(await freePort())
process.env.E2E_READY_PORT ??= String(await freePort())
const port = Number(process.env.E2E_PORT)
makeRunFolder()
// Servers and builds of the stories start in less time.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/node')
const isTraced = process.env.E2E_TRACE === 'full'

/** Browser stories on the built server, with a temporary store. */
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results/e2e',
  reporter: [['list'], ['../scripts/report/playwright-report.ts']],
  fullyParallel: true,
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  // Generous, since a busy machine is not a fault of the site.
  expect: { timeout: 10_000 },
  // The stories that wait longest begin first, so that they do not end alone.
  projects: [
    { name: 'start', testMatch: /\/(?:dev|start)\.spec\.ts$/ },
    { name: 'site', testIgnore: /\/(?:dev|start)\.spec\.ts$/ },
  ],
  use: {
    baseURL: `http://aurora.localhost:${port}`,
    ...devices['Desktop Chrome'],
    // As wide as a desktop; a lower page is drawn with less work.
    viewport: { width: 1440, height: 640 },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
    // A trace with pictures costs a third of the whole run's time; E2E_TRACE=full records one.
    trace: { mode: 'retain-on-failure', screenshots: isTraced, snapshots: isTraced },
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node e2e/serve-both.ts',
    cwd: '..',
    url: `http://127.0.0.1:${process.env.E2E_READY_PORT}/`,
    reuseExistingServer: false,
    timeout: 60_000,
  },
})
