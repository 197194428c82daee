import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { DevFault } from './dev-news.ts'

/** Runs the generator of the project at `root`. Returns its error message, which begins with file and line, or null. */
export async function contractFault(root: string): Promise<DevFault | null> {
  const child = spawn(process.execPath, ['scripts/generate.ts'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'pipe'],
  })
  let output = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output += text
  })
  const [code] = await once(child, 'close')
  if (code === 0) return null
  const message = output.trim() || `The generator ended with code ${code}.`
  return { message, stack: message }
}
