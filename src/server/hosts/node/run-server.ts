import { DataFolderLocked } from '../../db/data-folder-locked.ts'
import { DatabaseUnreachable } from '../../db/database-unreachable.ts'
import { parseConfig } from '../../kernel/config/config.ts'
import { ConfigError } from '../../kernel/config/config-error.ts'
import { type HostDependencies, type RunningServer, startServer } from './start-server.ts'

/**
 * Starts the Node host from the process's environment. An error at the start is printed as a sentence and ends the
 * process. `failed` is awaited first, with the kind of fault: environment, machine or code.
 */
export async function runServer(
  host: HostDependencies,
  failed?: (error: unknown, isCode: boolean) => Promise<void>,
): Promise<RunningServer> {
  // The reader of the output may end; the server continues.
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
