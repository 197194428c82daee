// Finds a Chromium for the browser tests; installs Debian's when there is none and apt can be used.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fail } from './setup.mjs'

// The build without windows does the same in four fifths of the time.
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

/** Path of the browser: CHROMIUM_PATH, an installed one, Playwright's own, Debian's package; or a sentence and the end. */
export function findChromium() {
  const wanted = process.env.CHROMIUM_PATH
  if (wanted)
    return existsSync(wanted) ? wanted : fail(`CHROMIUM_PATH names ${wanted}, and there is no such file.`)
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
 * Sees to faces of Arial's and Times' measures, which stand in until an agency's own have come: on most machines they are
 * there, on a bare Debian they are installed. Stories compare a page before and after.
 */
export function findLocalFaces() {
  const listed = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' })
  // Where nobody lists fonts, as on macOS, they came with the system.
  if (listed.status !== 0 || /^(?:Arial|Liberation Sans|Arimo)\b/m.test(listed.stdout)) return
  fromDebian('Liberation fonts', ['fonts-liberation', 'fonts-liberation2'])
}

/** Installs the first of these packages that there is; false where nothing can be installed. */
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
  // An image's lists are as old as the image and name a browser of that time, or nothing; without a network they serve.
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
