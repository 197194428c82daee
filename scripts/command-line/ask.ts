import { createInterface } from 'node:readline/promises'

/** Whether somebody is there to answer. */
export function canAsk(): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true
}

/** Asks on the terminal and gives the answer, or `otherwise` where there was none. */
export async function ask(question: string, otherwise: string): Promise<string> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const answer = await lines.question(otherwise === '' ? `${question}: ` : `${question} (${otherwise}): `)
    return answer.trim() === '' ? otherwise : answer.trim()
  } finally {
    lines.close()
  }
}
