import type { ChildProcess } from 'node:child_process'

/** Returns a function for the output so far of a process with pipes, both streams in order of arrival. */
export function collectOutput({ stdout, stderr }: Pick<ChildProcess, 'stdout' | 'stderr'>): () => string {
  let printed = ''
  for (const stream of [stdout, stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      printed += text
    })
  }
  return () => printed
}
