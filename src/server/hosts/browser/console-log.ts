import type { Log } from '../../kernel/log/log.ts'
import { PlacesLate } from './shared-geo.ts'

/** The worker's log: problems appear in the browser's console. */
export const consoleLog: Log = {
  info: () => undefined,
  warn: (fields, message) => console.warn(message, fields),
  error: (fields, message) => {
    if (!('err' in fields && fields.err instanceof PlacesLate)) console.error(message, fields)
  },
}
