/** An answer with status 4xx: its status, an error text, and the other fields of the contract's problem. */
export class Refusal extends Error {
  readonly status: number
  readonly more: Readonly<Record<string, unknown>>

  constructor(status: number, message: string, more: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.status = status
    this.more = more
  }
}

/** The refusal of one field of a body. */
export function wrongField(field: string, reason: string): Refusal {
  return new Refusal(422, `${field} ${reason}`, { code: 'validation_failed', errors: [{ field, reason }] })
}

export function notFound(what: string): Refusal {
  return new Refusal(404, `There is no such ${what}.`)
}
