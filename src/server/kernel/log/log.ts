/** The part of a structured logger (pino's shape) that the application uses; it works without Node too. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
