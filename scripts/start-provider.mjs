// The identity provider that the demo's agencies name, beside the server. Plain JavaScript, as the start itself is.
import { spawn } from 'node:child_process'
import { nodePath, root } from './setup.mjs'

/**
 * Starts it where the demo asks it, and gives how to end it; in production, and where an operator's API keeps the
 * accounts, there is none. Whatever becomes of it, the site runs: `say` gets the sentence.
 */
export function startProvider(env, say = console.error) {
  if ((env.LIVERY_MODE || 'demo') !== 'demo' || env.LIVERY_API_ORIGIN) return () => {}
  // It ends as soon as the channel closes, also when this process is killed and can end nothing.
  const stdio = ['ignore', 'inherit', 'pipe', 'ipc']
  const provider = spawn(nodePath, ['scripts/sso-provider.ts'], { cwd: root, env, stdio })
  let printed = ''
  let isOver = false
  const fail = (reason) => {
    if (!isOver) say(`Signing in with the demo's identity provider does not work (${reason}); all else does.`)
    isOver = true
  }
  provider.stderr.setEncoding('utf8').on('data', (text) => {
    printed = (printed + text).slice(-10_000)
  })
  provider.on('error', (error) => fail(error.message))
  provider.on('close', (code) => {
    if (code) fail(reasonIn(printed))
  })
  return () => {
    isOver = true
    provider.kill()
  }
}

/** What it said itself, or the message among what Node prints of an error that nobody caught. */
function reasonIn(printed) {
  const lines = printed.split('\n').filter((line) => line.trim() !== '')
  const line = lines.find((one) => /^\w*Error\b/.test(one)) ?? lines[0] ?? 'it ended'
  return line.trim().replace(/\.$/, '')
}
