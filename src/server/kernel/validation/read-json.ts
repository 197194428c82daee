import { Problem } from '../errors/problem.ts'

/** Takes a body's text and gives what it says as JSON, undefined where it is empty; bad_request (400) where it is not JSON. */
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
