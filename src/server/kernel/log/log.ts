/** The part of a structured logger (pino's interface) that the application uses; it also works without Node. */
export interface Log {
  info(fields: object, message: string): void
  warn(fields: object, message: string): void
  error(fields: object, message: string): void
}
