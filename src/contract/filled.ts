import type { operations } from './api.gen.ts'
import type { RequestDefaults } from './defaults.gen.ts' /**
 * A contract value after validation: fields with defaults are present. `Where` says where the defaults are
 * (`defaults.gen.ts`): `has` names properties, `in` leads to nested ones, `items` and `values` into lists and maps.
 */
export type Filled<Value, Where> = unknown extends Where
  ? Value
  : Value extends readonly (infer Item)[]
    ? Filled<Item, At<Where, 'items'>>[]
    : Value extends object
      ? // Expanded, so that errors and editors show the fields.
        FilledObject<Value, Where> extends infer Whole
        ? { [Key in keyof Whole]: Whole[Key] }
        : never
      : Value

type FilledObject<Value, Where> = {
  [Key in Extract<keyof Value, NamesIn<Where>>]-?: FilledPart<Exclude<Value[Key], undefined>, Key, Where>
} & {
  [Key in keyof Value as Key extends NamesIn<Where> ? never : Key]: FilledPart<Value[Key], Key, Where>
}

type FilledPart<Part, Key, Where> = Where extends { values: infer Inner }
  ? Filled<Part, Inner>
  : Filled<Part, At<At<Where, 'in'>, Key>>

type NamesIn<Where> = Where extends { has: infer Names } ? Names : never

type At<Where, Key> = Key extends keyof Where ? Where[Key] : unknown

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
