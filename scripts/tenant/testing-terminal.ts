import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../build/root.ts'

/** Runs `npm run tenant -- …` on a real terminal, as somebody at a keyboard does. */
export function terminalTenant(args: readonly string[]) {
  const words = [join(root, 'node_modules/.bin/node'), join(root, 'scripts/tenant.ts'), ...args]
  const command = words.map((word) => `'${word.replaceAll("'", `'\\''`)}'`).join(' ')
  const { INIT_CWD: _, ...rest } = process.env
  const env = { ...rest, LIVERY_MODE: '', LIVERY_TENANTS_DIR: '', NO_COLOR: '1', TERM: 'xterm' }
  const child = spawn('script', ['-qec', command, '/dev/null'], { cwd: root, env })
  const ended = once(child, 'close')
  let shown = ''
  let read = 0
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    shown += text
  })
  const text = () => stripVTControlCharacters(shown).replaceAll('\r', '')

  /** Waits until the terminal shows something that was not read before, and goes on from there. */
  async function sees(words: string): Promise<void> {
    const deadline = performance.now() + 30_000
    for (;;) {
      const at = text().indexOf(words, read)
      if (at >= 0) {
        read = at + words.length
        return
      }
      if (performance.now() > deadline || isOver)
        throw new Error(`${JSON.stringify(words)} is not on the terminal:\n${text().slice(read)}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  return {
    sees,
    types: (keys: string) => void child.stdin.write(keys),
    async ends(): Promise<{ status: number | null; shown: string }> {
      const [status] = await ended
      return { status, shown: text() }
    },
  }
}
