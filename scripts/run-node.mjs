// Plain JavaScript: it is read by whatever Node the machine has, which knows no TypeScript.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { childEnv, nodePath, root } from './setup.mjs'

const endsWithStarter = pathToFileURL(join(root, 'scripts/end-with-starter.mjs')).href

/** Runs a script of the project by its own Node, in the folder where this process is, and gives the process; it ends when this one does, however that ends. */
export function runNode([script, ...args], options = {}) {
  return passOnSignals(
    spawn(nodePath, ['--import', endsWithStarter, join(root, script), ...args], {
      ...{ stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env: childEnv },
      ...options,
    }),
  )
}

/** Ctrl-C reaches a child by itself; what is sent to this process alone is passed on. The child decides when to end. */
export function passOnSignals(child) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  whenNpmIsGone(() => child.kill('SIGTERM'))
  return child
}

/** Calls `act` once the npm that runs this is gone: where it was killed, it could pass nothing on. */
export function whenNpmIsGone(act) {
  if (process.env.npm_lifecycle_event === undefined) return
  const { ppid } = process
  const watch = setInterval(() => {
    if (process.ppid === ppid) return
    clearInterval(watch)
    act()
  }, 500)
  watch.unref()
}
