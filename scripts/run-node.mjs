// Plain JavaScript: it is read by whatever Node the machine has, which knows no TypeScript.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { childEnv, nodePath, root } from './setup.mjs'

/** As it was before anything was done: who looks later may find whoever takes orphans. */
const starter = process.ppid
const endsWithStarter = pathToFileURL(join(root, 'scripts/end-with-starter.mjs')).href

/** Runs a script of the project by its own Node, in the folder where this process is, and gives the process; it ends when this one does, however that ends. `flags` are Node's. */
export function runNode([script, ...args], { flags = [], ...options } = {}) {
  return passOnSignals(
    spawn(nodePath, [...flags, '--import', endsWithStarter, join(root, script), ...args], {
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env: childEnv,
      ...options,
    }),
  )
}

/** Ctrl-C reaches a child by itself; what is sent to this process alone is passed on. The child decides when to end. */
export function passOnSignals(child) {
  const stops = ['SIGINT', 'SIGTERM', 'SIGHUP'].map((signal) => {
    const pass = () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    }
    process.on(signal, pass)
    return () => process.off(signal, pass)
  })
  stops.push(whenNpmIsGone(() => child.kill('SIGTERM')))
  // After it a signal ends this process again, as long as it begins nothing else.
  child.once('exit', () => {
    for (const stop of stops) stop()
  })
  return child
}

/** Calls `act` once the npm that runs this is gone, until the function that it gives is called: where npm was killed, it could pass nothing on. */
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
