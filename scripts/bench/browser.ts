import { spawnSync } from 'node:child_process'

/** Options with which the benchmarks start Chromium. */
export const browserArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Path of a Chromium, or null. The headless build comes first: the full browser's own interface doubles a page's
 * blocking time by the clock (measured, two cores).
 */
export function browserPath(): string | null {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const command = ['chromium-headless-shell', 'chromium', 'google-chrome']
    .map((name) => `command -v ${name}`)
    .join(' || ')
  const { status, stdout } = spawnSync('sh', ['-c', command], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}
