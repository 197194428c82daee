/** True for a value that is not null, undefined or a blank string. Source: spec §5. */
export function isPresent<Value>(value: Value): value is NonNullable<Value> {
  return typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined
}
