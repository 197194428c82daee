import { createInterface } from 'node:readline'
import { ink } from './ink.ts'
import { UsageError } from './usage-error.ts'

/**
 * Asks a question and gives what `understood` makes of the answer, or of `otherwise` where there was none. Where it throws a UsageError, somebody at a
 * terminal reads why and is asked again.
 */
export type Ask = <Value>(
  question: string,
  otherwise: string,
  understood: (answer: string) => Value | Promise<Value>,
) => Promise<Value>

/** Whoever was asked left: by Ctrl-C, by Ctrl-D, or with the terminal. */
export class Unanswered extends Error {}

/** Whether somebody is there to answer. */
export function canAsk(): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true
}

/** Asks nobody: every answer is the one that is taken where there is none. */
export const askNobody: Ask = async (_, otherwise, understood) => understood(otherwise)

/** Has a conversation on the terminal: what is typed ahead answers the questions that follow. Throws `Unanswered` where somebody leaves it. */
export async function conversation<Value>(talk: (ask: Ask) => Promise<Value>): Promise<Value> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const lines: string[] = []
  let isOver = false
  let heard: () => void = () => undefined
  const left = () => {
    isOver = true
    heard()
  }
  terminal.on('line', (line) => {
    lines.push(line)
    heard()
  })
  terminal.on('close', left)
  terminal.on('SIGINT', left)

  async function answer(prompt: string): Promise<string> {
    terminal.setPrompt(prompt)
    terminal.prompt()
    if (lines.length === 0 && !isOver) {
      await new Promise<void>((resolve) => {
        heard = resolve
      })
    }
    const line = lines.shift()
    if (line === undefined) throw new Unanswered('Nothing was changed.')
    return line.trim()
  }

  const ask: Ask = async (question, otherwise, understood) => {
    const prompt = otherwise === '' ? `${question}: ` : `${question} (${otherwise}): `
    for (;;) {
      const said = await answer(prompt)
      try {
        return await understood(said === '' ? otherwise : said)
      } catch (error) {
        if (!(error instanceof UsageError)) throw error
        process.stdout.write(`${ink('yellow', error.message)}\n`)
      }
    }
  }

  try {
    return await talk(ask)
  } finally {
    terminal.close()
  }
}
