import { createInterface } from 'node:readline'
import { ink } from './ink.ts'
import { UsageError } from './usage-error.ts'

/**
 * Asks a question and returns what `understood` makes of the answer, or of `otherwise` if it is empty. If
 * `understood` throws a UsageError, the message is shown and the question repeated.
 */
export type Ask = <Value>(
  question: string,
  otherwise: string,
  understood: (answer: string) => Value | Promise<Value>,
) => Promise<Value>

/** The user left: by Ctrl-C, by Ctrl-D, or by closing the terminal. */
export class Unanswered extends Error {}

/** Whether a user is at the terminal to answer. */
export function canAsk(): boolean {
  return process.stdin.isTTY === true && process.stdout.isTTY === true
}

/** Answers every question with its default. */
export const askNobody: Ask = async (_, otherwise, understood) => understood(otherwise)

/**
 * Holds a dialogue on the terminal. Lines typed ahead answer the next questions. Throws `Unanswered` if the user
 * leaves.
 */
export async function conversation<Value>(talk: (ask: Ask) => Promise<Value>): Promise<Value> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const lines: string[] = []
  let isOver = false
  let wake: () => void = () => undefined
  const left = () => {
    isOver = true
    wake()
  }
  terminal.on('line', (line) => {
    lines.push(line)
    wake()
  })
  terminal.on('close', left)
  terminal.on('SIGINT', left)

  async function answer(prompt: string): Promise<string> {
    terminal.setPrompt(prompt)
    terminal.prompt()
    if (lines.length === 0 && !isOver) {
      await new Promise<void>((resolve) => {
        wake = resolve
      })
    }
    const line = lines.shift()
    if (line === undefined) throw new Unanswered('Nothing was changed.')
    return line.trim()
  }

  const ask: Ask = async (question, otherwise, understood) => {
    const prompt = otherwise === '' ? `${question}: ` : `${question} (${otherwise}): `
    for (;;) {
      const typed = await answer(prompt)
      try {
        return await understood(typed === '' ? otherwise : typed)
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
