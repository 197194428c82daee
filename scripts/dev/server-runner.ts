import type { ChildProcess } from 'node:child_process'
import { relative } from 'node:path'
import type { DevNews } from './dev-news.ts'

/** The runner's handle of a server process. */
export type ServerProcess = Pick<ChildProcess, 'kill' | 'on' | 'pid'>

export interface ServerRunnerDependencies {
  start: () => ServerProcess
  hear: (news: Exclude<DevNews, { livery: 'loads' }>) => void
  root: string
  say: (line: string) => void
}

export interface ServerRunner {
  /** Takes absolute paths of saved files; restarts the server if it runs code of one. */
  saved: (files: readonly string[]) => void
  /** Ends the server; resolves with its exit code. */
  end: (signal: NodeJS.Signals) => Promise<number>
}

const isCode = /\.(?:m?[jt]sx?|json)$/
const isTest = /\.test\.tsx?$/

/**
 * Runs the server of `npm run dev`, and restarts it when a file that it loaded is saved. If its code does not run,
 * any saved code restarts it: it may have stopped before loading the file to fix.
 */
export function runServers({ start, hear, root, say }: ServerRunnerDependencies): ServerRunner {
  const loaded = new Set<string>()
  let child: ServerProcess | null = null
  let isStale = false
  let ended: ((code: number) => void) | null = null
  let hasFailed = false

  function begin(): void {
    isStale = false
    hasFailed = false
    const process = start()
    child = process
    process.on('message', (message) => {
      const news = message as DevNews
      if (news.livery === 'failed') hasFailed = true
      if (news.livery !== 'loads') return hear(news)
      for (const file of news.files) loaded.add(file)
    })
    process.on('exit', (code, signal) => {
      child = null
      if (ended) return ended(code ?? 0)
      if (isStale) return begin()
      if (hasFailed) return
      const message = `The server ended by itself (${signal ?? `code ${code}`}). Save a file to start it again.`
      hear({ livery: 'failed', fault: { message, stack: message } })
    })
  }

  begin()
  return {
    saved(files) {
      const changed = files.find((file) =>
        child === null || hasFailed ? isCode.test(file) && !isTest.test(file) : loaded.has(file),
      )
      if (changed === undefined || isStale || ended) return
      say(`${relative(root, changed)} was saved: restarting the server`)
      isStale = true
      if (child === null) begin()
      else child.kill('SIGTERM')
    },
    end(signal) {
      return new Promise((resolve) => {
        ended = resolve
        if (child === null) resolve(0)
        else child.kill(signal)
      })
    },
  }
}
