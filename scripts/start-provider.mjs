// The identity provider of the demo's agencies, next to the server. Plain JavaScript, as the start itself is.
import { spawn } from 'node:child_process'
import { nodePath, root } from './setup.mjs'

/**
 * Starts the provider if the demo needs it; returns a function that ends it. There is none in production, or if an
 * operator's API manages the accounts. If it fails, the site still runs: `say` gets a message.
 */
export function startProvider(env, say = console.error) {
  if ((env.LIVERY_MODE || 'demo') !== 'demo' || env.LIVERY_API_ORIGIN) return () => {}
  // The provider ends when the channel closes, also if this process is killed.
  const stdio = ['ignore', 'inherit', 'pipe', 'ipc']
  const provider = spawn(nodePath, ['scripts/sso-provider.ts'], { cwd: root, env, stdio })
  let printed = ''
  let isOver = false
  const fail = (reason) => {
    if (!isOver)
      say(`Sign-in with the demo's identity provider does not work (${reason}). Everything else does.`)
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

/** Its own message, or the message of an uncaught error in Node's output. */
function reasonIn(printed) {
  const lines = printed.split('\n').filter((line) => line.trim() !== '')
  const line = lines.find((one) => /^\w*Error\b/.test(one)) ?? lines[0] ?? 'it ended'
  return line.trim().replace(/\.$/, '')
}
