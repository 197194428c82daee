import type { operations } from './api.gen.ts'
import type { RequestDefaults } from './defaults.gen.ts'
import type { Filled } from './filled.ts'

/** The request of each operation after validation, by place. */
type Requests = {
  [Id in keyof operations]: {
    [Place in 'query' | 'path' | 'header']: Filled<operations[Id]['parameters'][Place], WhereIn<Id, Place>>
  } & { body: Filled<BodyOf<operations[Id]>, WhereIn<Id, 'body'>> }
}

/** An interface, so that the compiler does not confuse one operation's call with that of several. */
export interface FilledOperations extends Requests {}

type WhereIn<Id, Place extends string> = Id extends keyof RequestDefaults
  ? RequestDefaults[Id] extends { [Has in Place]: infer Where }
    ? Where
    : unknown
  : unknown

type BodyOf<Operation extends { requestBody?: unknown }> = [NonNullable<Operation['requestBody']>] extends [
  never,
]
  ? undefined
  : Operation['requestBody'] extends JsonContent<infer Body>
    ? Body
    : NonNullable<Operation['requestBody']> extends JsonContent<infer Body>
      ? Body | undefined
      : Operation['requestBody'] extends { content: { 'application/octet-stream': unknown } }
        ? Uint8Array<ArrayBuffer>
        : undefined

interface JsonContent<Body> {
  content: { 'application/json': Body }
}
