/**
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
