import type { ChildProcess } from 'node:child_process'

/** Takes a process whose streams are piped and gives what tells what it has printed so far, both streams as they came. */
export function collectOutput({ stdout, stderr }: Pick<ChildProcess, 'stdout' | 'stderr'>): () => string {
  let printed = ''
  for (const stream of [stdout, stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  }
  return () => printed
}
