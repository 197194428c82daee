/** Whether a value is there: it is unless it is null (or was never given) or a blank string. Source: spec §5. */
export function isPresent<Value>(value: Value): value is NonNullable<Value> {
  return typeof value === 'string' ? value.trim() !== '' : value !== null && value !== undefined
}
