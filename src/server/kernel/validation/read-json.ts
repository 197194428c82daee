import { Problem } from '../errors/problem.ts'

/** Parses a body's text as JSON; undefined if it is empty; throws bad_request (400) if it is invalid. */
export function readJson(text: string): unknown {
  if (text.trim() === '') return undefined
  try {
    return JSON.parse(text)
  } catch (cause) {
    const position = /position (\d+)/.exec(String(cause))?.[1]
    const where = position === undefined ? '' : ` It breaks at character ${position}.`
    throw new Problem({ code: 'bad_request', detail: `The body is not valid JSON.${where}`, cause })
  }
}
