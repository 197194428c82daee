// Plain JavaScript: the machine's Node reads it, which may not know TypeScript.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { childEnv, nodePath, root } from './setup.mjs'

/** Read at once: later the parent may be the process that adopts orphans. */
const starter = process.ppid
const stopsWithParent = pathToFileURL(join(root, 'scripts/stop-with-parent.mjs')).href

/**
 * Runs a project script with the project's Node in this process's folder; returns the process. It ends with this
 * process, however that ends. `flags` are Node's.
 */
export function runNode([script, ...args], { flags = [], ...options } = {}) {
  return passOnSignals(
    spawn(nodePath, [...flags, '--import', stopsWithParent, join(root, script), ...args], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: childEnv,
      ...options,
    }),
  )
}

/** Ctrl-C reaches a child by itself; a signal to this process alone is passed on. The child decides when to end. */
export function passOnSignals(child) {
  const stops = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => {
    const pass = () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    }
    process.on(signal, pass)
    return () => process.off(signal, pass)
  })
  stops.push(whenNpmIsGone(() => child.kill('SIGTERM')))
  // From now on a signal ends this process again.
  child.once('exit', () => {
    for (const stop of stops) stop()
  })
  return child
}

/**
 * Calls `act` once the npm that runs this is gone, until the returned function is called: a killed npm cannot pass a
 * signal on.
 */
export function whenNpmIsGone(act) {
  if (process.env.npm_lifecycle_event === undefined) return () => {}
  const look = () => {
    if (process.ppid === starter) return
    clearInterval(watch)
    act()
  }
  const watch = setInterval(look, 500)
  watch.unref()
  look()
  return () => clearInterval(watch)
}
