// Finds a Chromium for the browser tests; installs Debian's if there is none and apt is available.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fail } from './setup.mjs'

// The headless build needs four fifths of the time.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
]
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/**
 * Path of the browser: CHROMIUM_PATH, an installed one, Playwright's own or Debian's package. Ends the process with a
 * message if there is none.
 */
export function findChromium() {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted) return existsSync(wanted) ? wanted : fail(`CHROMIUM_PATH is ${wanted}, which does not exist.`)
  return installed() ?? playwrights() ?? debians() ?? fail(sentence())
}

function installed() {
  for (const name of names) {
    const { status, stdout } = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return macPaths.find((path) => existsSync(path))
}

function playwrights() {
  const { chromium } = createRequire(import.meta.url)('@playwright/test')
  const path = chromium.executablePath()
  return path && existsSync(path) ? path : undefined
}

function debians() {
  return fromDebian('Chromium', ['chromium-headless-shell', 'chromium']) ? installed() : undefined
}

/**
 * Ensures fallback faces with the metrics of Arial and Times, since stories compare a page before and after its fonts
 * load. Most machines have them; on a bare Debian they are installed.
 */
export function findLocalFaces() {
  const listed = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' })
  // Without fontconfig, as on macOS, the system has them.
  if (listed.status !== 0 || /^(?:Arial|Liberation Sans|Arimo)\b/m.test(listed.stdout)) return
  fromDebian('Liberation fonts', ['fonts-liberation', 'fonts-liberation2'])
}

/** Installs the first of these packages that exists; false if none can be installed. */
function fromDebian(what, packages) {
  if (!has('apt-get')) return false
  const sudo =
    process.getuid?.() === 0 ? [] : has('sudo') && runs('sudo', ['-n', 'true']) ? ['sudo', '-n'] : null
  if (!sudo) return false
  console.log(`Installing Debian’s ${what} …`)
  const apt = (...args) => {
    const [command, ...rest] = [...sudo, 'apt-get', '-y', '-q', ...args]
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    return spawnSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], env }).status === 0
  }
  // An image's package lists are as old as the image and may name an old browser or none. Without a network they have
  // to do.
  apt('update')
  return packages.some((name) => apt('install', '--no-install-recommends', name))
}

function has(command) {
  return runs('sh', ['-c', `command -v ${command}`])
}

function runs(command, args) {
  return spawnSync(command, args, { stdio: 'ignore' }).status === 0
}

function sentence() {
  return has('apt-get')
    ? 'The browser tests need a Chromium. Run: sudo apt-get install -y chromium'
    : 'The browser tests need a Chromium. Run: npx playwright install chromium'
}
