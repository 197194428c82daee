import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, YAMLParseError } from 'yaml'
import { ContractError } from './contract-error.ts'

/** Takes the folder of the contract and the path of a file in it, and gives what the file says; where it is no YAML, a ContractError begins with the place. */
export function readYaml(folder: string, file: string): unknown {
  const shown = `openapi/${file}`
  try {
    return parse(readFileSync(join(folder, file), 'utf8'))
  } catch (error) {
    if (error instanceof YAMLParseError) {
      const [{ line, col } = { line: 1, col: 1 }] = error.linePos ?? []
      // What follows draws the place with lines of the file.
      const reason = error.message.replace(/ at line \d+, column \d+:?[\s\S]*$/, '')
      throw new ContractError(`${shown}:${line}:${col} ${reason}`)
    }
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new ContractError(`${shown} is not there`)
    throw error
  }
}
