import { spawnSync } from 'node:child_process'

/** How the benchmarks start Chromium. */
export const browserArgs = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'],
  ...['--disable-component-update', '--disable-sync'],
]

/** Where a Chromium is, or null. */
export function browserPath(): string | null {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const command = ['chromium', 'google-chrome', 'chromium-headless-shell']
    .map((name) => `command -v ${name}`)
    .join(' || ')
  const { status, stdout } = spawnSync('sh', ['-c', command], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}
