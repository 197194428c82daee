import { DataFolderLocked } from '../../db/data-folder-locked.ts'
import { DatabaseUnreachable } from '../../db/database-unreachable.ts'
import { parseConfig } from '../../kernel/config/config.ts'
import { ConfigError } from '../../kernel/config/config-error.ts'
import { type HostDependencies, type RunningServer, startServer } from './start-server.ts'

/**
 * Starts the Node host as the process's environment says; what keeps it from starting is said in a sentence, and ends the
 * process. `failed` is waited for before; it hears whether the environment or the machine is at fault, or code.
 */
export async function runServer(
  host: HostDependencies,
  failed?: (error: unknown, isCode: boolean) => Promise<void>,
): Promise<RunningServer> {
  // Who reads what is printed may go away; the server stays.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  try {
    return await startServer(parseConfig(process.env), host)
  } catch (error) {
    const isExpected =
      error instanceof ConfigError ||
      error instanceof DataFolderLocked ||
      error instanceof DatabaseUnreachable
    const why = error instanceof Error ? (error.stack ?? error.message) : error
    process.stderr.write(`${isExpected ? error.message : `Livery could not start: ${why}`}\n`)
    await failed?.(error, !isExpected)
    return process.exit(1)
  }
}
