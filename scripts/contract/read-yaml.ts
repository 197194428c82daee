import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, YAMLParseError } from 'yaml'
import { ContractError } from './contract-error.ts'

/** Reads a YAML file of the contract's folder. If it is no YAML, the ContractError begins with file and line. */
export function readYaml(folder: string, file: string): unknown {
  const shown = `openapi/${file}`
  try {
    return parse(readFileSync(join(folder, file), 'utf8'))
  } catch (error) {
    if (error instanceof YAMLParseError) {
      const [{ line, col } = { line: 1, col: 1 }] = error.linePos ?? []
      // The following lines of the message quote the file.
      const reason = error.message.replace(/ at line \d+, column \d+:?[\s\S]*$/, '')
      throw new ContractError(`${shown}:${line}:${col} ${reason}`)
    }
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new ContractError(`${shown} does not exist`)
    throw error
  }
}
